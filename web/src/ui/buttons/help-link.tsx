import { Link } from 'react-router-dom';
import { type HelpArticle, paths } from '../../lib/paths.ts';

interface Props {
  article: HelpArticle;
  /** A form beside the link would lose its typed values. */
  opensTab?: boolean;
  /** A sentence of its own that says the answer. */
  children: string;
}

/** Leads to the help center, where a question arises. */
export function HelpLink({ article, opensTab = false, children }: Props) {
  return (
    <Link to={paths.help(article)} {...(opensTab && { target: '_blank' })}>
      {children}
    </Link>
  );
}

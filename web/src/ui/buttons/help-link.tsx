import { Link } from 'react-router-dom';
import { type HelpArticle, paths } from '../../lib/paths.ts';

interface Props {
  article: HelpArticle;
  /** A sentence of its own that says the answer. */
  children: string;
}

/** Leads to the help center, where a question arises. */
export function HelpLink({ article, children }: Props) {
  return <Link to={paths.help(article)}>{children}</Link>;
}

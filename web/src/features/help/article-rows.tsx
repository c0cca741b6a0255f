import { type HelpArticle, paths } from '../../lib/paths.ts';
import { ListRow, Rows } from '../../ui/rows/rows.tsx';
import { articles } from './articles.ts';

export function ArticleRows({ label, names }: { label: string; names: HelpArticle[] }) {
  return (
    <Rows label={label}>
      {names.map((name) => (
        <ListRow
          key={name}
          title={articles[name].title}
          to={paths.help(name)}
          details={articles[name].summary}
        />
      ))}
    </Rows>
  );
}

import { Link, useParams } from 'react-router-dom';
import type { Article } from '../../features/help/article.ts';
import { articleOf } from '../../features/help/articles.ts';
import { topics } from '../../features/help/topics.ts';
import { useWriteToUs } from '../../features/support/use-write-to-us.ts';
import { paths } from '../../lib/paths.ts';
import { BackLink } from '../../ui/buttons/back-link.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Prose } from '../../ui/layout/prose.tsx';
import { Bullets } from '../../ui/layout/words.tsx';
import { NotFoundPage } from '../not-found/not-found-page.tsx';

export function HelpArticlePage() {
  const { article: name = '' } = useParams();
  const writeToUs = useWriteToUs();
  const article = articleOf(name);
  if (!article) return <NotFoundPage />;
  const { title, summary, topic, parts, links } = article;
  return (
    <Prose
      title={title}
      purpose={summary}
      back={<BackLink to={paths.helpCenter}>Help</BackLink>}
      aside={
        <Card scene={topics[topic].scene} title="Go on">
          <Bullets>
            {links.map(({ label, to }) => (
              <li key={to}>
                <Link to={to}>{label}</Link>
              </li>
            ))}
            <li>
              <Link to={writeToUs}>Contact us</Link>
            </li>
          </Bullets>
        </Card>
      }
    >
      {parts.map((part) => (
        <HelpPart key={part.heading} {...part} />
      ))}
    </Prose>
  );
}

function HelpPart({ heading, lines, isSteps }: Article['parts'][number]) {
  return (
    <>
      <h2>{heading}</h2>
      {isSteps ? (
        <ol>
          {lines.map((line) => (
            <li key={line}>{line}</li>
          ))}
        </ol>
      ) : (
        lines.map((line) => <p key={line}>{line}</p>)
      )}
    </>
  );
}

import { Link } from 'react-router-dom';
import { ArticleRows } from '../../features/help/article-rows.tsx';
import { articles } from '../../features/help/articles.ts';
import { searchArticles } from '../../features/help/search-articles.ts';
import { type HelpTopic, topics } from '../../features/help/topics.ts';
import { useWriteToUs } from '../../features/support/use-write-to-us.ts';
import { useAddressFilters } from '../../lib/address-filters.ts';
import { type HelpArticle, paths } from '../../lib/paths.ts';
import { useTypedSearch } from '../../lib/use-typed-search.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { FilterBar } from '../../ui/fields/filter-bar.tsx';
import { SearchField } from '../../ui/fields/plain-fields.tsx';
import { Card } from '../../ui/layout/card.tsx';
import { Grid, Stack } from '../../ui/layout/layout.tsx';
import { Page } from '../../ui/layout/page.tsx';
import { Section } from '../../ui/layout/section.tsx';
import { Bullets } from '../../ui/layout/words.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';

const names = Object.keys(articles) as HelpArticle[];
const read = (address: URLSearchParams) => ({ search: address.get('search') ?? '' });

export function HelpPage() {
  const { filters, change } = useAddressFilters({ read });
  const search = useTypedSearch(filters.search, (words) => change({ search: words }));
  return (
    <Page title="Help" purpose="Short answers about hiring, money, children, courses and taxes.">
      <Stack gap="lg">
        <FilterBar label="Help">
          <SearchField
            label="Search help"
            placeholder="Refund, payout, guardian …"
            value={search.typed}
            onChange={({ currentTarget }) => search.type(currentTarget.value)}
          />
        </FilterBar>
        <div role="status">{filters.search && <Found words={filters.search} />}</div>
        {!filters.search && <Topics />}
      </Stack>
    </Page>
  );
}

function Found({ words }: { words: string }) {
  const writeToUs = useWriteToUs();
  const found = searchArticles(words);
  if (found.length > 0)
    return (
      <Section title="Answers">
        <ArticleRows label="Answers" names={found} />
      </Section>
    );
  return (
    <EmptyState
      title="No answer found"
      text="Try other words, or write to us and tell us what you were looking for."
      scene="mailbox"
    >
      <LinkButton to={writeToUs}>Contact us</LinkButton>
    </EmptyState>
  );
}

function Topics() {
  return (
    <Grid min="wide">
      {(Object.keys(topics) as HelpTopic[]).map((topic) => (
        <Card key={topic} scene={topics[topic].scene} title={topics[topic].title}>
          <Bullets>
            {names
              .filter((name) => articles[name].topic === topic)
              .map((name) => (
                <li key={name}>
                  <Link to={paths.help(name)}>{articles[name].title}</Link>
                </li>
              ))}
          </Bullets>
        </Card>
      ))}
    </Grid>
  );
}

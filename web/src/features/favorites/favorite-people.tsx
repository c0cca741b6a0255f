import { Link } from 'react-router-dom';
import { paths } from '../../lib/paths.ts';
import { LinkButton } from '../../ui/buttons/link-button.tsx';
import { RatingText } from '../../ui/figures/rating-text.tsx';
import { EmptyState } from '../../ui/notices/empty-state.tsx';
import { ErrorNotice } from '../../ui/notices/error-notice.tsx';
import { CardList } from '../../ui/rows/card-list.tsx';
import { LoadMore } from '../../ui/rows/load-more.tsx';
import { PersonLine } from '../../ui/rows/person-line.tsx';
import { RowsSkeleton } from '../../ui/rows/rows-skeleton.tsx';
import { useFavoritePeople } from './use-favorites.ts';

export function FavoritePeople() {
  const list = useFavoritePeople();
  const { items, error } = list;
  if (error && !items) return <ErrorNotice error={error} onRetry={() => list.mutate()} />;
  if (!items) return <RowsSkeleton label="Loading your favorites" />;
  if (items.length === 0)
    return (
      <EmptyState
        scene="people"
        title="No favorite people yet"
        text="Open the page of a professional you like and add them to your favorites."
      >
        <LinkButton to={paths.gigs}>Browse Services</LinkButton>
      </EmptyState>
    );
  return (
    <>
      <CardList label="Favorite people" items={items}>
        {(person) => (
          <PersonLine
            id={person.id}
            name={person.fullName}
            imageUrl={person.avatarUrl}
            trade={person.profession}
            details={person.rating !== null && <RatingText rating={person.rating} />}
            action={
              <Link to={paths.pro(person.id)} aria-label={`See the page of ${person.fullName}`}>
                See the page
              </Link>
            }
          />
        )}
      </CardList>
      <LoadMore list={list} label="Load more people" />
    </>
  );
}

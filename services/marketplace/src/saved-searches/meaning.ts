import { distanceMiles } from '@sidework/contracts/kernel/geo';
import { gigCategories, jobCategories } from '@sidework/contracts/marketplace/categories';
import type { SearchToSave } from '@sidework/contracts/marketplace/saved-searches';
import { placeOfZip } from '../jobs/place-of-zip.ts';
import { chordOf, cubeOf } from '../places/chord.ts';
import { readSearch } from '../search/read-search.ts';
import { beginningIn } from '../search/text-queries.ts';
import type { SavedSearch } from './saved-search.ts';

/** The words and the place of a search as the lists read them; a general word such as "repair" narrows nothing beside others. */
export async function meaningOf(
  wanted: SearchToSave,
): Promise<Pick<SavedSearch, 'words' | 'centre' | 'chord'>> {
  const given = await placeOfZip({ near: wanted.near ?? undefined });
  const { asked, place } = await readSearch(wanted.search, {
    among: wanted.things === 'jobs' ? jobCategories : gigCategories,
    readsPlace: given === undefined,
  });
  const telling = asked.filter(({ isGeneral }) => !isGeneral);
  const words = (telling.length > 0 ? telling : asked)
    .map((word) => ({ query: beginningIn(word, 'ABCD'), categories: word.categories }))
    .filter(({ query, categories }) => query !== '' || categories.length > 0);
  const centre = given ?? place;
  return {
    words,
    centre: centre ? cubeOf(centre) : null,
    chord: centre ? chordOf(wanted.withinMiles ?? distanceMiles.initial) : null,
  };
}

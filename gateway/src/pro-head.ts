import { getPro, ProView } from '@sidework/contracts/marketplace/gigs';
import { askJson } from './ask-json.ts';
import { type Head, idIn, inTime, noIndex, previewOf, structuredData } from './page-head.ts';
import type { Upstream } from './upstreams.ts';

/** The page of a link that a person sent to another. */
const ofSharedDocument = /^\/shared-document\/*$/i;

/**
 * The title and the words of a professional's page, for crawlers and previews of links, which run no script. A page that
 * its owner keeps from search engines, or that there is not, says so.
 */
export function headOfPro(marketplace: Upstream, publicUrl: string) {
  return async (path: string): Promise<Head | undefined> => {
    if (ofSharedDocument.test(path)) return { tags: noIndex };
    const id = idIn(path, 'pro');
    if (!id) return undefined;
    const url = getPro.url.replace(':personId', id);
    const pro = await inTime(askJson(marketplace, url, ProView.loose()));
    return pro ? toHead(pro, `${publicUrl.replace(/\/$/, '')}/pro/${id}`) : { tags: noIndex };
  };
}

type Pro = Pick<
  ProView,
  | 'fullName'
  | 'profession'
  | 'location'
  | 'avatarUrl'
  | 'rating'
  | 'reviewCount'
  | 'completedServicesAsProfessional'
  | 'isFindable'
>;

function toHead(pro: Pro, url: string): Head {
  const { fullName, profession, location, avatarUrl, isFindable } = pro;
  const trade = [profession, location && `in ${location}`].filter(Boolean).join(' ');
  const title = [fullName, trade].filter(Boolean).join(', ');
  const about = wordsOf(pro);
  const image = avatarUrl && (URL.parse(avatarUrl, url)?.href ?? null);
  const tags = [
    previewOf({ type: 'profile', title, about, url, image }),
    isFindable ? structured(pro, { url, image, about }) : noIndex,
  ];
  return { title: `${title} | Sidework`, tags: tags.join('') };
}

function wordsOf({ rating, reviewCount, completedServicesAsProfessional: done }: Pro): string {
  const reviews = reviewCount === 1 ? '1 review' : `${reviewCount} reviews`;
  const services = done === 1 ? '1 service completed' : `${done} services completed`;
  const stars = rating === null ? [] : [`${rating.toFixed(1)} of 5 stars from ${reviews}`];
  return `${[...stars, services].join('. ')}. See their services and reviews on Sidework.`;
}

/** The same facts in the vocabulary of schema.org. */
function structured(
  { fullName, location, rating, reviewCount, profession }: Pro,
  { url, image, about }: { url: string; image: string | null; about: string },
): string {
  return structuredData({
    '@type': 'LocalBusiness',
    name: fullName,
    description: profession ? `${profession}. ${about}` : about,
    url,
    ...(image && { image }),
    ...(location && { address: { '@type': 'PostalAddress', addressLocality: location } }),
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    }),
  });
}

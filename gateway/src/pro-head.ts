import { getPro, ProView } from '@sidework/contracts/marketplace/gigs';
import { askJson } from './ask-json.ts';
import type { Upstream } from './upstreams.ts';

const ofPro = /^\/pro\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/*$/;

/** Milliseconds: the page does not wait longer for its words. */
const patience = 1_000;

/**
 * The title and the words of a professional's page, for crawlers and previews of links, which run no script. A page that
 * its owner keeps from search engines, or that there is not, says so.
 */
export function headOfPro(marketplace: Upstream, publicUrl: string) {
  return async (path: string): Promise<Head | undefined> => {
    const id = idIn(path);
    if (!id) return undefined;
    const url = getPro.url.replace(':personId', id);
    const asked = askJson(marketplace, url, ProView.loose());
    const pro = await Promise.race([asked, after(patience)]);
    return pro ? toHead(pro, `${publicUrl.replace(/\/$/, '')}/pro/${id}`) : { tags: noIndex };
  };
}

/** The app finds the page at an address in capitals or with escapes as well. */
function idIn(path: string): string | undefined {
  try {
    return ofPro.exec(decodeURIComponent(path).toLowerCase())?.[1];
  } catch {
    return undefined;
  }
}

export interface Head {
  title?: string;
  tags: string;
}

const noIndex = '<meta name="robots" content="noindex">';

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
  const properties = {
    'og:type': 'profile',
    'og:site_name': 'Sidework',
    'og:title': title,
    'og:description': about,
    'og:url': url,
    ...(image && { 'og:image': image }),
  };
  const tags = [
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary">',
    `<link rel="canonical" href="${escaped(url)}">`,
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
  const facts = {
    '@context': 'https://schema.org',
    '@type': 'LocalBusiness',
    name: fullName,
    description: profession ? `${profession}. ${about}` : about,
    url,
    ...(image && { image }),
    ...(location && { address: { '@type': 'PostalAddress', addressLocality: location } }),
    ...(rating !== null && {
      aggregateRating: { '@type': 'AggregateRating', ratingValue: rating, reviewCount },
    }),
  };
  return `<script type="application/ld+json">${JSON.stringify(facts).replaceAll('<', '\\u003c')}</script>`;
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (each) => entities[each] ?? each);

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds).unref();
  });

/** Puts the head into a page. */
export function withHead(html: string, { title, tags }: Head): string {
  const titled = title
    ? html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    : html;
  return titled.replace('</head>', () => `${tags}</head>`);
}

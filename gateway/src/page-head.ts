const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Milliseconds: a page does not wait longer for its words. */
const patience = 1_000;

/** The part of a page that crawlers and previews of links read, because they run no script. */
export interface Head {
  title?: string;
  tags: string;
}

type HeadOf = (path: string) => Promise<Head | undefined>;

/** Each path is of one kind of page at most. */
export const headOfAny =
  (heads: HeadOf[]): HeadOf =>
  async (path) => {
    for (const headOf of heads) {
      const head = await headOf(path);
      if (head) return head;
    }
    return undefined;
  };

export const noIndex = '<meta name="robots" content="noindex">';

/** The app finds the page at an address in capitals or with escapes as well. */
export function idIn(path: string, page: string): string | undefined {
  try {
    const [, first, id = '', ...rest] = decodeURIComponent(path).toLowerCase().split('/');
    return first === page && uuid.test(id) && rest.every((part) => part === '') ? id : undefined;
  } catch {
    return undefined;
  }
}

export const inTime = <T>(asked: Promise<T>): Promise<T | undefined> =>
  Promise.race([asked, after(patience)]);

const after = (milliseconds: number) =>
  new Promise<undefined>((resolve) => {
    setTimeout(() => resolve(undefined), milliseconds).unref();
  });

interface Preview {
  type: string;
  title: string;
  about: string;
  url: string;
  image: string | null;
}

export function previewOf({ type, title, about, url, image }: Preview): string {
  const properties = {
    'og:type': type,
    'og:site_name': 'Sidework',
    'og:title': title,
    'og:description': about,
    'og:url': url,
    ...(image && { 'og:image': image }),
  };
  return [
    ...Object.entries(properties).map(
      ([name, content]) => `<meta property="${name}" content="${escaped(content)}">`,
    ),
    '<meta name="twitter:card" content="summary">',
    `<link rel="canonical" href="${escaped(url)}">`,
  ].join('');
}

/** Facts in the vocabulary of schema.org. */
export const structuredData = (facts: object): string =>
  `<script type="application/ld+json">${JSON.stringify({ '@context': 'https://schema.org', ...facts }).replaceAll('<', '\\u003c')}</script>`;

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escaped = (text: string) => text.replace(/[&<>"]/g, (each) => entities[each] ?? each);

/** Puts the head into a page. */
export function withHead(html: string, { title, tags }: Head): string {
  const titled = title
    ? html.replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    : html;
  return titled.replace('</head>', () => `${tags}</head>`);
}

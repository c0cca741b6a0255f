/** The numbers that can be cited: `decision 0054` is a record of infra/decisions, and `D-117` a row of product.md there. */
export interface Decisions {
  records: ReadonlySet<string>;
  product: ReadonlySet<string>;
}

const citation = /\bdecisions?(?:\s|\*|\/\/)+(\d+(?:(?:, and |, | and )\d+)*)|\bD-(\d+)\b/gi;

/** Finds the citations in a text that lead to no decision. */
export function lostCitations(text: string, { records, product }: Decisions): string[] {
  return [...text.matchAll(citation)].flatMap(([found, numbers, ofProduct]) => {
    if (ofProduct) return product.has(ofProduct) ? [] : [`${found} is no row of product.md`];
    return (numbers?.match(/\d+/g) ?? []).flatMap((number) => {
      if (number.length !== 4)
        return [`"decision ${number}" is cited as D-${number} or by the four digits of a record`];
      return records.has(number) ? [] : [`there is no record ${number}`];
    });
  });
}

/** Reads which decisions there are from the names of the records and the rows of the product's list. */
export const decisionsIn = (fileNames: string[], productList: string): Decisions => ({
  records: new Set(fileNames.flatMap((name) => /^(\d{4})-.*\.md$/.exec(name)?.[1] ?? [])),
  product: new Set([...productList.matchAll(/^\| (\d+) \|/gm)].map(([, number = '']) => number)),
});

/** These words mark notes that only those who keep the data set need. */
const workingNote =
  /policyengine|parameter|verif|the source|not read|in the data|believed|before credits|is null|the page|taken from|\(noTaxIf\)|row reached/i;

const rewritten: [RegExp, string][] = [
  [/ \((?:own amounts in )?[a-z]+[A-Z]\w+\)/g, ''],
  [/(\d[\d,]*) dollars/g, '$$$1'],
  [/(\d[\d,]*\d{3})(?= single|(?: to [\d,]+)? joint| married)/g, '$$$1'],
  [/married_(jointly|separately)/g, 'married filing $1'],
  [/head_of_household/g, 'head of household'],
  [/\bmodelled\b/g, 'modeled'],
  [/\bQBI\b/g, 'the QBI deduction'],
  [/\bAGI\b/g, 'adjusted gross income'],
];

/** A note of the data set as a taxpayer reads it; empty where nothing of it is for them. */
export function plainNote(note: string | undefined): string {
  const kept = (note ?? '')
    .split(/(?<=[.!?])\s+/)
    .filter((sentence) => !workingNote.test(sentence))
    .map((sentence) => {
      const plain = rewritten.reduce((text, [from, to]) => text.replace(from, to), sentence);
      return plain.charAt(0).toUpperCase() + plain.slice(1);
    });
  return kept.join(' ').trim();
}

/** The title of a source as a taxpayer reads it. */
export function citation(title: string, stateName: string): string {
  if (/^PolicyEngine US .*variable/.test(title))
    return `${stateName}’s income tax law, as PolicyEngine US computes it`;
  return title.replace(/, as dated by PolicyEngine US$/, '').replace(/ \(Rev\. Proc\.\)$/, '');
}

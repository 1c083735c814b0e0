/** Keys of texts that a person wrote about a record. User names, file names and coded names have a format of their own. */
const isFreeText = (key: string): boolean =>
  /(name|address|description|city)$/i.test(key) && !/^(attribute_name|file_name|.*username)$/i.test(key);

const syllables = [
  'Donau',
  'dampf',
  'schiff',
  'fahrts',
  'gesell',
  'schafts',
  'kapitäns',
  'mützen',
  'abzeichen',
];

/** A text of three lines in a narrow column; every third one is a single word of 80 letters. */
function longText(text: string): string {
  if (text === '') return '';
  if (text.length % 3 > 0)
    return `${text}, together with its subsidiaries, successors and affiliated partners of 1847`;
  return (text.replaceAll(/\s/g, '') + syllables.join('').repeat(2)).slice(0, 80);
}

function longValue(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(longValue);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, field]: [string, unknown]) => [
      key,
      typeof field === 'string' && isFreeText(key) ? longText(field) : longValue(field),
    ]),
  );
}

/** The response with long names, addresses and descriptions. The same text always becomes the same long text. */
export function longCopy(response: object): object {
  return longValue(response) as object;
}

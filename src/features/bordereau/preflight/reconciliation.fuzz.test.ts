import fc from 'fast-check';
import { Inspector, type Inspection } from '@/domain/preflight/inspector';
import { reconcile } from '@/domain/preflight/reconcile';
import { TextRows } from './textRows';

/*
 * Files are made at random, most of them with something wrong. A second, plainer reading of the same text, one
 * character at a time and with an amount grammar of its own in big integers, says whether its amounts add up to the
 * control value for certain.
 */

const headers = ['Policy Number', 'Insured', 'Effective Date', 'Gross Premium', 'State'];
const amountColumn = 3;

interface Generated {
  text: string;
  delimiter: string;
}

/** The cells of a text by RFC 4180, or undefined when a quote opens, closes or is left open where it may not. */
function plainlyRead({ text, delimiter }: Generated): string[][] | undefined {
  const rows: string[][] = [[]];
  let cell = '';
  let state: 'start' | 'bare' | 'quoted' | 'closed' = 'start';
  const endCell = (): void => {
    rows.at(-1)?.push(cell);
    cell = '';
    state = 'start';
  };
  for (let at = 0; at < text.length; at += 1) {
    const letter = text.charAt(at);
    if (state === 'quoted') {
      if (letter !== '"') cell += letter;
      else if (text.charAt(at + 1) === '"') {
        cell += '"';
        at += 1;
      } else state = 'closed';
    } else if (letter === delimiter) endCell();
    else if (letter === '\n' || letter === '\r') {
      if (letter === '\r' && text.charAt(at + 1) === '\n') at += 1;
      endCell();
      rows.push([]);
    } else if (state === 'closed') {
      if (letter !== ' ') return undefined;
    } else if (letter === '"' && state === 'start') state = 'quoted';
    else {
      cell += letter;
      state = 'bare';
    }
  }
  if ((state as string) === 'quoted') return undefined;
  endCell();
  return rows;
}

/** Cents by a grammar of its own; undefined for whatever is not surely an amount in whole cents. */
function surelyCents(cell: string): bigint | undefined {
  const match = /^([-+]?)(?:\$ ?)?([-+]?)([0-9]{1,12}|[0-9]{1,3}(?:,[0-9]{3}){1,3})(?:\.([0-9]*))?$/.exec(
    cell.trim(),
  );
  if (!match) return undefined;
  const [, before = '', after = '', whole = '', fraction = ''] = match;
  if ((before && after) || /[1-9]/.test(fraction.slice(2))) return undefined;
  const cents = BigInt(whole.replaceAll(',', '')) * 100n + BigInt(fraction.slice(0, 2).padEnd(2, '0'));
  return before + after === '-' ? -cents : cents;
}

/** The sum of the amounts, when nothing about it is in doubt. */
function certainSum(generated: Generated): bigint | undefined {
  const rows = plainlyRead(generated)?.filter((cells) => cells.some((cell) => cell.trim() !== ''));
  // A head may be lost, or spoilt by a stray quote.
  const header = rows?.findIndex((cells) => cells.filter((cell) => headers.includes(cell)).length >= 3) ?? -1;
  if (!rows || rows.length === header + 1) return undefined;
  // A row with an amount in it is data, whatever else it says.
  if (rows[header]?.some((cell) => surelyCents(cell) !== undefined)) return undefined;
  const width = rows[Math.max(0, header)]?.length ?? 0;
  let sum = 0n;
  for (const [index, cells] of rows.entries()) {
    const cents = surelyCents(cells[amountColumn] ?? '');
    if (index < header && cents !== undefined) return undefined;
    if (index <= header) continue;
    if (cents === undefined || cells.slice(width).some((cell) => cell.trim() !== '')) return undefined;
    sum += cents;
  }
  return sum;
}

const amount = fc
  .record({
    cents: fc.oneof(fc.integer({ min: -99_999, max: 9_999_999 }), fc.integer({ min: -8e12, max: 8e12 })),
    form: fc.constantFrom('plain', 'plain', 'plain', 'dollar', 'grouped', 'padded', 'zeros', 'whole'),
  })
  .map(({ cents, form }) => {
    const sign = cents < 0 ? '-' : '';
    const [whole, part] = [String(Math.trunc(Math.abs(cents) / 100)), String(Math.abs(cents) % 100)];
    const text = `${whole}.${part.padStart(2, '0')}`;
    const grouped = text.replace(/\B(?=(?:\d{3})+\.)/g, ',');
    const forms: Record<string, string> = {
      dollar: `${sign}$${grouped}`,
      grouped: sign + grouped,
      padded: `  ${sign}${text} `,
      zeros: `${sign}${text}00`,
      whole: sign + whole,
    };
    return forms[form] ?? sign + text;
  });

const noAmount = fc.constantFrom(
  ...['', ' ', '-', '.', 'N/A', 'nil', '(5.00)', '1.005', '1e3', '0x10', '=1+1', '1,23', '12,50', '1.234,50'],
  ...[
    '5.00 CR',
    '5-',
    '--5',
    '+-5',
    'NaN',
    'Infinity',
    '1 000',
    "5'000",
    '５',
    '9999999999999',
    '5.00\u0000',
  ],
  ...['1_000', '#REF!', '5%', '"5"', '5\t'],
);

const name = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.constantFrom('Whitfield Ann', 'O’Neil', 'Delgado 5" pipes', 'Premium Bakers LLC'),
  },
  fc.constantFrom(
    'Whitfield, Ann',
    'a;b',
    'a|b',
    'a\tb',
    'two\nlines',
    'say "hi"',
    '=1+1',
    'Total',
    '7.00',
    '',
  ),
);

function row(badShare: number): fc.Arbitrary<string[]> {
  return fc
    .tuple(
      fc.integer({ min: 1, max: 99 }),
      name,
      fc.constantFrom('2026-01-31', '1/31/2026', ''),
      fc.oneof({ weight: 100 - badShare, arbitrary: amount }, { weight: badShare, arbitrary: noAmount }),
      fc.constantFrom('NY', 'CA', ''),
    )
    .map(([number, ...cells]) => [`POL-${String(number)}`, ...cells]);
}

const table = fc.oneof(
  { weight: 3, arbitrary: fc.array(row(0), { maxLength: 12 }) },
  { weight: 1, arbitrary: fc.array(row(15), { maxLength: 12 }) },
);

const titles = fc.oneof(
  { weight: 3, arbitrary: fc.constant<string[][]>([]) },
  {
    weight: 1,
    arbitrary: fc.array(fc.constantFrom(['May 2026'], [''], ['Total premium', '', '', 'in USD']), {
      maxLength: 3,
    }),
  },
  { weight: 1, arbitrary: fc.constant([['Total', '', '', '12.00']]) },
);

const mutation = fc.oneof(
  { weight: 6, arbitrary: fc.constant('none') },
  fc.constantFrom(
    'neverQuoted',
    'noHeader',
    'headerTwice',
    'extraCell',
    'lostCell',
    'strayQuote',
    'cutShort',
    'blankRow',
    'totals',
  ),
);

const file = fc
  .record({
    table,
    titles,
    mutation,
    delimiter: fc.constantFrom(',', ';', '\t', '|'),
    newline: fc.constantFrom('\n', '\r\n', '\r'),
    always: fc.boolean(),
    ended: fc.boolean(),
    place: fc.nat(),
  })
  .map(
    ({
      table: body,
      titles: above,
      mutation: change,
      delimiter,
      newline,
      always,
      ended,
      place,
    }): Generated => {
      const rows = [
        ...above,
        ...(change === 'noHeader' ? [] : [headers]),
        ...body.map((cells) => [...cells]),
      ];
      const at = rows.length === 0 ? 0 : place % rows.length;
      if (change === 'headerTwice') rows.splice(at, 0, headers);
      if (change === 'blankRow') rows.splice(at, 0, ['', '', ' ']);
      if (change === 'totals') rows.push(['Total', '', '', '10.00', '']);
      if (change === 'extraCell') rows[at] = [...(rows[at] ?? []), '', '1.00'];
      if (change === 'lostCell') rows[at] = (rows[at] ?? []).toSpliced(place % 5, 1);
      const quoted = (cell: string): string => {
        const needs = always || cell.includes(delimiter) || /["\r\n]/.test(cell);
        return needs && change !== 'neverQuoted' ? `"${cell.replaceAll('"', '""')}"` : cell;
      };
      const text =
        rows.map((cells) => cells.map(quoted).join(delimiter)).join(newline) + (ended ? newline : '');
      const cut = text.length === 0 ? 0 : place % text.length;
      if (change === 'strayQuote') return { text: `${text.slice(0, cut)}"${text.slice(cut)}`, delimiter };
      return { text: change === 'cutShort' ? text.slice(0, cut) : text, delimiter };
    },
  );

/** What the program makes of the text when it arrives in pieces. */
function inspected({ text }: Generated, pieceLength: number): Inspection {
  const inspector = new Inspector();
  const rows = new TextRows(inspector);
  for (let at = 0; at < text.length; at += pieceLength) rows.push(text.slice(at, at + pieceLength));
  rows.end();
  return inspector.finish();
}

test('BDXADM-34 of files made at random none is falsely Reconciled, and each that adds up for certain is', () => {
  const tally = new Map<string, number>();
  fc.assert(
    fc.property(
      file,
      fc.constantFrom(0n, 0n, 0n, 1n, -1n, 1000n),
      fc.integer({ min: 1, max: 400 }),
      (generated, off, pieceLength) => {
        const inspection = inspected(generated, pieceLength);
        const sum = certainSum(generated);
        // Where nothing is certain, the most tempting control value is what the program itself has added up.
        const control = (sum ?? inspection.columns[amountColumn]?.sum.cents ?? 0n) + off;
        const size = control < 0n ? -control : control;
        const typed = `${String(size / 100n)}.${String(size % 100n).padStart(2, '0')}`;
        const { text } = reconcile(inspection, amountColumn, typed);
        expect(text === 'Reconciled').toBe(sum === size);
        const outcome = text.split(' ')[0] ?? '';
        tally.set(outcome, (tally.get(outcome) ?? 0) + 1);
      },
    ),
    { seed: 1, numRuns: 10_000 },
  );
  // The files are neither all in order nor all broken.
  const files = [...tally.values()].reduce((sum, count) => sum + count);
  for (const outcome of ['Reconciled', 'Differs', 'Not'])
    expect(tally.get(outcome)).toBeGreaterThan(files / 10);
});

import fc from 'fast-check';
import type { RandomBordereau } from '../truth';
import { amountOddities, columnSums } from './amountOddities';
import { currencyOddities } from './currencyOddities';
import { Dice, mainTable, type Draft } from './draft';
import type { Oddity } from './oddity';
import { plainDraft } from './plain';
import { signOddities } from './signOddities';
import { sumOddities } from './sumOddities';
import { unitOddities } from './unitOddities';
import { writtenFile } from './write';

export const allPartnerOddities: readonly Oddity[] = [
  ...amountOddities,
  ...currencyOddities,
  ...signOddities,
  ...unitOddities,
  ...sumOddities,
];

/** No oddity, one, or seldom two. */
function pickedOddities({ dice, isWorkbook }: Draft): Oddity[] {
  const left = allPartnerOddities.filter(({ onlyIn }) => !onlyIn || (onlyIn === 'workbook') === isWorkbook);
  const picked: Oddity[] = [];
  const wanted = dice.chance(40) ? 0 : dice.chance(85) ? 1 : 2;
  while (picked.length < wanted) picked.push(...left.splice(dice.between(0, left.length - 1), 1));
  // A row between the rows of a group would make its sum wrong: then nobody could know it for a sum.
  const groups = picked.find(({ kind }) => kind === 'B8');
  return groups ? [groups] : picked;
}

/** The sums that a careless reader would find, without the true one. */
function trapsOf({ sheets, traps, trueCents }: Draft): readonly number[] {
  const bySheet = sheets.map(({ tables }) => tables.map(({ table }) => columnSums(table)));
  const byTable = bySheet.flat();
  const width = Math.max(...byTable.map((sums) => sums.length));
  const all = Array.from({ length: width }, (_, column) =>
    byTable.reduce((sum, sums) => sum + (sums[column] ?? 0), 0),
  );
  const found = [...byTable.flat(), ...all, ...traps].map(Math.abs);
  return [...new Set(found)].filter((cents) => cents !== 0 && cents !== Math.abs(trueCents ?? 0));
}

function truthOf(oddities: readonly Oddity[]): RandomBordereau['truth'] {
  if (oddities.some(({ truth }) => truth === undefined)) return 'never';
  return oddities.some(({ truth }) => truth === 'afterAdding') ? 'afterAdding' : 'atFirst';
}

function built(dice: Dice): RandomBordereau {
  const draft = plainDraft(dice);
  const oddities = pickedOddities(draft);
  for (const { apply } of oddities) apply(draft);
  const { trueCents } = draft;
  // The sign of a control value is not sent, and zero means no control value.
  const isBelowZero = trueCents !== undefined && trueCents <= 0;
  return {
    file: writtenFile(draft, `bordereau-${String(dice.between(0, 9999))}`),
    trueCents,
    isPlain: oddities.length === 0 && !isBelowZero,
    oddities: [...oddities.map(({ name }) => name), ...(isBelowZero ? ['no sum above zero'] : [])],
    truth: trueCents === undefined || isBelowZero ? 'never' : truthOf(oddities),
    // Another oddity may add a table of the same currency.
    isNeverAdded: oddities.length === 1 && oddities.some(({ isNeverAdded }) => isNeverAdded),
    features: [
      ...draft.features,
      draft.isWorkbook ? 'workbook' : draft.text.encoding,
      `amounts: ${draft.amounts}`,
      `heads: ${mainTable(draft)
        .columns.map(({ head }) => head.replaceAll('\n', ' '))
        .join(' | ')}`,
    ],
    trapCents: trapsOf(draft),
  };
}

/** A random file with the heads, notes and notations of partners. */
export const partnerBordereau: fc.Arbitrary<RandomBordereau> = fc
  .gen()
  .map((generate) => built(new Dice((max) => generate(fc.nat, { max }))));

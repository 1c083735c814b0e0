import { mainTable, premiums, renamePremium, sum, withoutDollars, type Draft } from './draft';
import type { Oddity } from './oddity';

const thousandHeads = [
  'Gross Premium ($000)',
  'Gross Premium (000s)',
  "Gross Premium ($'000)",
  'Gross Premium (in thousands)',
  'Gross Premium (USD thousands)',
  'Gross Premium USD k',
  'Gross Premium (k)',
  'Gross Premium $k',
  'gross_premium_k',
  'GWP 000s',
  'Gross Premium (USDk)',
] as const;
const millionHeads = [
  'Gross Premium (USDm)',
  'Gross Premium $m',
  'Gross Premium (millions)',
  'Gross Premium (USD mn)',
  'Gross Premium in Millions',
  'GWP (m)',
] as const;
const percentHeads = [
  'Gross Premium %',
  'Gross Premium (% of TIV)',
  'Gross Premium percent',
  'Premium (percent)',
] as const;

const thousandTitles = [
  'All figures in USD thousands',
  'Amounts in 000s',
  "Figures in $'000",
  'All amounts in thousands',
  'in thousands of US Dollars',
  'USD 000s',
] as const;

function inUnits(draft: Draft, factor: number): void {
  const written = sum(premiums(mainTable(draft)));
  draft.traps.push(written);
  if (draft.trueCents !== undefined) draft.trueCents *= factor;
  withoutDollars(draft);
}

export const unitOddities: readonly Oddity[] = [
  {
    name: 'a head of thousands',
    kind: 'B7',
    truth: 'atFirst',
    apply: (draft) => {
      renamePremium(draft, draft.dice.pick(thousandHeads));
      inUnits(draft, 1000);
    },
  },
  {
    name: 'a head of millions',
    kind: 'B7',
    truth: 'atFirst',
    apply: (draft) => {
      renamePremium(draft, draft.dice.pick(millionHeads));
      inUnits(draft, 1_000_000);
    },
  },
  {
    name: 'a head of percent',
    kind: 'B7',
    apply: (draft) => {
      renamePremium(draft, draft.dice.pick(percentHeads));
      inUnits(draft, 1);
      draft.trueCents = undefined;
    },
  },
  {
    name: 'a title of thousands',
    kind: 'B7',
    truth: 'atFirst',
    apply: (draft) => {
      draft.sheets[0].above = [[draft.dice.pick(thousandTitles)], ...(draft.dice.chance(50) ? [['']] : [])];
      inUnits(draft, 1000);
    },
  },
  {
    name: 'a note of thousands below',
    kind: 'B7',
    truth: 'atFirst',
    apply: (draft) => {
      draft.sheets[0].below.push([draft.dice.pick(thousandTitles)]);
      inUnits(draft, 1000);
    },
  },
  {
    name: 'a sheet name of thousands',
    kind: 'B7',
    truth: 'atFirst',
    onlyIn: 'workbook',
    apply: (draft) => {
      draft.sheets[0].name = draft.dice.pick([
        'Apr (000s)',
        'USD thousands',
        'in thousands',
        '$000',
        'April $k',
      ]);
      inUnits(draft, 1000);
    },
  },
];

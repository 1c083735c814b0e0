import type { WireProgram, WireProgramCoverage, WireProgramState, WireSubLob } from '../records';
import { firstIds } from './ids';
import { intakeCategories } from './intake';
import { offersFor } from './programCoverages';
import { states } from './reference';

const tiers = ['Standard', 'Preferred'];

const soldIn = [
  ['Illinois', 'New York', 'New Jersey', 'Texas', 'Florida', 'Georgia', 'Arizona', 'Utah', 'Washington'],
  ['Illinois', 'New York', 'Texas', 'Florida'],
];

/** Two programs for each line of business; the second is sold in fewer states and costs less. */
export const programs: WireProgram[] = intakeCategories.flatMap(
  ({ id, client_id, category_name }, category) =>
    tiers.map((tier, index) => ({
      id: firstIds.programs + category * tiers.length + index,
      client_id,
      intake_id: id,
      program_name: `${titled(category_name)} ${tier}`,
    })),
);

export const programStates: WireProgramState[] = programs.flatMap((program, index) =>
  (soldIn[index % tiers.length] ?? []).map((state_name, order) => ({
    id: Number(program.id) * 1000 + order,
    program_id: program.id,
    state_id: stateId(state_name),
    state_name,
  })),
);

export const programCoverages: WireProgramCoverage[] = programs.flatMap((program, index) => {
  const category = intakeCategories.find(({ id }) => id === program.intake_id);
  return offersFor(category?.category_name ?? '').map((offer, order) => ({
    ...offer,
    id: Number(program.id) * 1000 + 500 + order,
    program_id: program.id,
    premium: index % tiers.length === 0 ? offer.premium : Math.round(offer.premium * 90) / 100,
  }));
});

/** Sub-LOBs of each line, the category's own first. */
export const subLobs: WireSubLob[] = intakeCategories.flatMap(({ id, category_name, sublob }, category) =>
  [sublob || 'Standard', 'Commercial', 'Seasonal'].map((name, index) => ({
    id: firstIds.subLobs + category * 3 + index,
    intake_id: id,
    sublob_id: 1810 + category * 30 + index * 10,
    sublob_code: `${category_name.slice(0, 2).toUpperCase()}-${index + 1}`,
    name,
  })),
);

function stateId(name: string): WireProgramState['state_id'] {
  return states.find(({ state_name }) => state_name === name)?.id ?? '';
}

function titled(name: string): string {
  return name.toLowerCase().replace(/(^|[ -])[a-z]/g, (letter) => letter.toUpperCase());
}

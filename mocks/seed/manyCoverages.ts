import { filledIn, pick, premiumOf } from './freshQuotations';
import type { Tables } from './index';

/** PERSONAL AUTO: its form asks for a zip code as well. */
const intakeId = 551;

/** The world in which the newest quotation of PERSONAL AUTO, and its program, have `count` coverages. */
export function withCoverages(world: Tables, count: number): Tables {
  const quotation = world.quotations.findLast(
    ({ status, intake_id }) => status === 'QUOTED' && intake_id === intakeId,
  );
  if (!quotation) return world;
  const isOfProgram = ({ program_id }: { program_id: unknown }): boolean =>
    program_id === quotation.program_id;
  const models = world.programCoverages.filter(isOfProgram);
  const offers = Array.from({ length: count }, (_, index) => {
    const model = pick(models, index);
    const copyNumber = Math.floor(index / models.length) + 1;
    return {
      ...model,
      id: Number(quotation.program_id) * 10_000 + index,
      coverage_name: `${model.coverage_name}, location ${copyNumber}`,
    };
  });
  const coverage = filledIn(offers, 0, quotation.policyeffectivedate);
  const policyamount = premiumOf(coverage);
  const filled = {
    ...quotation,
    policycoverage: JSON.stringify(coverage),
    policyamount,
    balance: policyamount,
  };
  return {
    ...world,
    programCoverages: [...world.programCoverages.filter((offer) => !isOfProgram(offer)), ...offers],
    quotations: world.quotations.map((other) => (other === quotation ? filled : other)),
  };
}

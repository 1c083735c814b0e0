import type { Attribute } from '../records/attributes';
import type { Quotation } from '../records/quotations';
import { attributeNames, attributeTitle, inputKind } from '@/domain/attributes/attributes';
import { totalPremium, type FormLine } from './coverage';
import { showPhone } from '@/domain/text/contact';
import { showDate } from '@/domain/text/dates';
import { formatUsd, premiumCents, showUsd } from '@/domain/text/money';
import { earlierAnswers, findAnswer, readDetails, type Answers, type QuotationDetails } from './answers';
import { readCoverage } from './coverageText';
import { viewedRowIndices, type FormGroup } from './groups';
import { premiumLines, type HeaderLine } from './headerLines';
import { sameRows } from './sameRows';
import { shownText } from './shown';
import { shownDeductible } from './storedDeductible';

/** A value that differs in two versions of a quotation, as a view shows it; blank if a version does not have it. */
export interface Change {
  readonly label: string;
  readonly before: string;
  readonly after: string;
  /** Whether it follows from another change that is listed, such as a total. */
  readonly isDerived?: boolean;
}

/** The changes of one section of a quotation. A section without changes is left out. */
interface ChangeSection {
  readonly name: string;
  readonly changes: readonly Change[];
}

export interface VersionChanges {
  readonly sections: readonly ChangeSection[];
  /** The sections that are malformed in one of the two versions, and are not compared. */
  readonly notCompared: readonly ('answers' | 'coverages')[];
}

function differing(changes: readonly Change[]): Change[] {
  return changes.filter(({ before, after }) => before !== after);
}

function customerLines(record: Quotation): HeaderLine[] {
  return [
    { label: 'First Name', text: record.firstname },
    { label: 'Last Name', text: record.lastname },
    { label: 'Address', text: record.address },
    { label: 'City', text: record.city },
    { label: 'State', text: record.state },
    { label: 'Zip Code', text: record.zipcode },
    { label: 'Phone Number', text: showPhone(record.phonenumber) },
    { label: 'Email', text: record.email },
  ];
}

/** Compares labelled lines; a line that only one version has is blank in the other. */
function lineChanges(before: readonly HeaderLine[], after: readonly HeaderLine[]): Change[] {
  const labels = new Set([...before, ...after].map(({ label }) => label));
  const text = (lines: readonly HeaderLine[], label: string): string =>
    lines.find((line) => line.label === label)?.text ?? '';
  return differing(
    [...labels].map((label) => ({ label, before: text(before, label), after: text(after, label) })),
  );
}

/** The answers of one row, in the order of the group's attributes; undefined if nothing is stored. */
type RowAnswers = readonly (string | undefined)[];

function answerRows(answers: Answers, group: FormGroup): RowAnswers[] {
  const answer = (attribute: Attribute, row: number): string | undefined =>
    earlierAnswers(answers, attribute, row).join('; ') || findAnswer(answers, attribute, row);
  return viewedRowIndices(answers, group).map((row) =>
    group.attributes.map((attribute) => answer(attribute, row)),
  );
}

function shownOrBlank(attribute: Attribute, stored: string | undefined): string {
  return stored === undefined ? '' : shownText(attribute, stored);
}

/** Two different secure values may look the same concealed: then the text says that they differ. */
function answerChange(
  attribute: Attribute,
  label: string,
  before: string | undefined,
  after: string | undefined,
): Change {
  const [was, is] = [shownOrBlank(attribute, before), shownOrBlank(attribute, after)];
  const isOther = inputKind(attribute) === 'secure' && (before ?? '') !== (after ?? '') && was === is;
  return { label, before: was, after: isOther ? `${is} (another value)` : is };
}

/**
 * Rows with equal answers are matched first, the others by index. A row that only one version has is blank in the
 * other.
 */
function groupChanges(
  before: Answers,
  after: Answers,
  group: FormGroup,
  fields: readonly Change[],
): Change[] {
  const [old, now] = [answerRows(before, group), answerRows(after, group)];
  const signatures = (rows: readonly RowAnswers[]): string[] =>
    rows.map((row) => JSON.stringify(row.map((stored) => stored ?? '')));
  const ends: [number, number][] = [...sameRows(signatures(old), signatures(now)), [old.length, now.length]];
  const changes: Change[] = [];
  let [i, j] = [0, 0];
  for (const [oldEnd, newEnd] of ends) {
    for (; i < oldEnd || j < newEnd; i += 1, j += 1) {
      const was = i < oldEnd ? old[i] : undefined;
      const is = j < newEnd ? now[j] : undefined;
      changes.push(...rowChanges(group, was, is, (is ? j : i) + 1, fields));
    }
    [i, j] = [oldEnd + 1, newEnd + 1];
  }
  return differing(changes);
}

function rowChanges(
  group: FormGroup,
  was: RowAnswers | undefined,
  is: RowAnswers | undefined,
  number: number,
  /** The changes of the quotation's own fields. */
  fields: readonly Change[],
): Change[] {
  const rowLabel = group.display === 'table' || number > 1 ? `, row ${number}` : '';
  return group.attributes.map((attribute, index) => {
    const change = answerChange(attribute, attributeTitle(attribute) + rowLabel, was?.[index], is?.[index]);
    const isOfField = attributeNames.some((name) => name === attribute.attribute_name.trim());
    const isSame = ({ before, after }: Change): boolean => before === change.before && after === change.after;
    return isOfField && fields.some(isSame) ? { ...change, isDerived: true } : change;
  });
}

function holdsAnswers({ unreadable, isList }: QuotationDetails): boolean {
  return !unreadable && !isList;
}

/** The cells of a coverage line as a view shows them. */
function cells(line: FormLine): HeaderLine[] {
  return [
    { label: 'Include', text: line.coverageinclude },
    { label: 'Accept Date', text: showDate(line.coverageacceptdate) },
    { label: 'Limit', text: showUsd(line.coveragelimit) },
    { label: 'Accept', text: showUsd(line.coverageaccept) },
    { label: 'Deductible Basis', text: line.deductiblebasis },
    { label: 'Deductible', text: line.deductible },
    { label: 'Deductible Amount', text: shownDeductible(line) },
    { label: 'Premium', text: formatUsd(premiumCents(line.premium)) },
  ];
}

/** Lines by name. Lines with the same name are numbered, so that the second is compared with the second. */
function byName(lines: readonly FormLine[]): Map<string, FormLine> {
  const named = new Map<string, FormLine>();
  for (const line of lines) {
    let name = line.coverage_name;
    for (let again = 2; named.has(name); again += 1) name = `${line.coverage_name} (${again})`;
    named.set(name, line);
  }
  return named;
}

/** A short text for a line that only one version has. */
function lineSummary(line: FormLine | undefined): string {
  if (!line) return '';
  const premium = `Premium ${formatUsd(premiumCents(line.premium))}`;
  return line.coverageinclude === '' ? premium : `Include ${line.coverageinclude}, ${premium}`;
}

/** The cells of a coverage line that follow from others, with those others. */
const derivedCells: ReadonlyMap<string, readonly string[]> = new Map([
  ['Accept Date', ['Include']],
  ['Deductible Amount', ['Limit', 'Accept', 'Deductible Basis', 'Deductible']],
]);

/** Marks the changes that follow from one of the other changes. */
function withDerived(
  changes: readonly Change[],
  sources: ReadonlyMap<string, readonly string[]>,
): readonly Change[] {
  const hasChanged = (label: string): boolean => changes.some((change) => change.label === label);
  return changes.map((change) =>
    sources.get(change.label)?.some(hasChanged) ? { ...change, isDerived: true } : change,
  );
}

function coverageChanges(before: readonly FormLine[], after: readonly FormLine[]): Change[] {
  const old = byName(before);
  const now = byName(after);
  const names = new Set([...old.keys(), ...now.keys()]);
  const lines = [...names].flatMap((name): Change[] => {
    const was = old.get(name);
    const is = now.get(name);
    if (!was || !is) return [{ label: name, before: lineSummary(was), after: lineSummary(is) }];
    return withDerived(lineChanges(cells(was), cells(is)), derivedCells).map((change) => ({
      ...change,
      label: `${name}: ${change.label}`,
    }));
  });
  const total = {
    label: 'Total Premium',
    before: formatUsd(totalPremium(before)),
    after: formatUsd(totalPremium(after)),
    isDerived: true,
  };
  return [...lines, ...differing([total])];
}

/**
 * What changed from one version of a quotation to another: customer, Premium Details, answers by group, coverage lines.
 * Only a difference that a view shows is a change, and secure values stay concealed (FIELD-18). The time and the author
 * are left out, since the list of versions shows them.
 */
export function changesBetween(
  before: Quotation,
  after: Quotation,
  groups: readonly FormGroup[],
): VersionChanges {
  const oldDetails = readDetails(before.policydetails.open());
  const newDetails = readDetails(after.policydetails.open());
  const oldCoverage = readCoverage(before.policycoverage);
  const newCoverage = readCoverage(after.policycoverage);
  const customer = lineChanges(customerLines(before), customerLines(after));
  const canCompareCoverage = !oldCoverage.unreadable && !newCoverage.unreadable;
  const isTotalChanged =
    canCompareCoverage && totalPremium(oldCoverage.lines) !== totalPremium(newCoverage.lines);
  const premium = withDerived(
    lineChanges(premiumLines(before), premiumLines(after)),
    new Map([['Balance', ['Policy Amount']]]),
  ).map((change) =>
    isTotalChanged && change.label === 'Policy Amount' ? { ...change, isDerived: true } : change,
  );
  const sections: ChangeSection[] = [
    { name: 'Customer', changes: customer },
    { name: 'Premium Details', changes: premium },
  ];
  const notCompared: VersionChanges['notCompared'][number][] = [];
  if (holdsAnswers(oldDetails) && holdsAnswers(newDetails)) {
    for (const group of groups) {
      sections.push({
        name: group.name,
        changes: groupChanges(oldDetails.answers, newDetails.answers, group, [...customer, ...premium]),
      });
    }
  } else notCompared.push('answers');
  if (canCompareCoverage) {
    sections.push({ name: 'Coverage', changes: coverageChanges(oldCoverage.lines, newCoverage.lines) });
  } else notCompared.push('coverages');
  return { sections: sections.filter(({ changes }) => changes.length > 0), notCompared };
}

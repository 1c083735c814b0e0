import type { Attribute } from '../records/attributes';
import type { Quotation } from '../records/quotations';
import { attributeTitle, inputKind } from '@/domain/attributes/attributes';
import { totalPremium, type FormLine } from './coverage';
import { showPhone } from '@/domain/text/contact';
import { showDate } from '@/domain/text/dates';
import { formatUsd, premiumCents, showUsd } from '@/domain/text/money';
import { earlierAnswers, findAnswer, readDetails, type Answers, type QuotationDetails } from './answers';
import { readCoverage } from './coverageText';
import { viewedRowIndices, type FormGroup } from './groups';
import { premiumLines, type HeaderLine } from './headerLines';
import { shownText } from './shown';
import { shownDeductible } from './storedDeductible';

/** A value that differs in two versions of a quotation, as a view shows it; blank if a version does not have it. */
export interface Change {
  readonly label: string;
  readonly before: string;
  readonly after: string;
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

/** For more pairs of rows the longest common subsequence would need too much memory and time. */
const maxPairs = 4_000_000;

/** The indices of the rows that are equal in both versions. */
function sameRows(before: readonly string[], after: readonly string[]): [number, number][] {
  const shorter = Math.min(before.length, after.length);
  let start = 0;
  while (start < shorter && before[start] === after[start]) start += 1;
  let end = 0;
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1;
  const between = commonSubsequence(
    before.slice(start, before.length - end),
    after.slice(start, after.length - end),
  );
  return [
    ...Array.from({ length: start }, (_none, index): [number, number] => [index, index]),
    ...between.map(([i, j]): [number, number] => [start + i, start + j]),
    ...Array.from({ length: end }, (_none, index): [number, number] => [
      before.length - end + index,
      after.length - end + index,
    ]),
  ];
}

/** The longest common subsequence; none if the texts are too many. */
function commonSubsequence(before: readonly string[], after: readonly string[]): [number, number][] {
  if (before.length * after.length > maxPairs) return [];
  // lengths[i][j]: the number of equal rows from index i and j on.
  const lengths = Array.from({ length: before.length + 1 }, () => new Uint32Array(after.length + 1));
  const length = (i: number, j: number): number => lengths[i]?.[j] ?? 0;
  for (let i = before.length - 1; i >= 0; i -= 1) {
    for (let j = after.length - 1; j >= 0; j -= 1) {
      const matched = before[i] === after[j] ? length(i + 1, j + 1) + 1 : 0;
      const row = lengths[i];
      if (row) row[j] = Math.max(matched, length(i + 1, j), length(i, j + 1));
    }
  }
  const same: [number, number][] = [];
  let [i, j] = [0, 0];
  while (i < before.length && j < after.length) {
    if (before[i] === after[j]) {
      same.push([i, j]);
      i += 1;
      j += 1;
    } else if (length(i + 1, j) >= length(i, j + 1)) i += 1;
    else j += 1;
  }
  return same;
}

/**
 * Rows with equal answers are matched first, the others by index. A row that only one version has is blank in the
 * other.
 */
function groupChanges(before: Answers, after: Answers, group: FormGroup): Change[] {
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
      changes.push(...rowChanges(group, was, is, (is ? j : i) + 1));
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
): Change[] {
  const rowLabel = group.display === 'table' || number > 1 ? `, row ${number}` : '';
  return group.attributes.map((attribute, index) =>
    answerChange(attribute, attributeTitle(attribute) + rowLabel, was?.[index], is?.[index]),
  );
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

function coverageChanges(before: readonly FormLine[], after: readonly FormLine[]): Change[] {
  const old = byName(before);
  const now = byName(after);
  const names = new Set([...old.keys(), ...now.keys()]);
  const lines = [...names].flatMap((name): Change[] => {
    const was = old.get(name);
    const is = now.get(name);
    if (!was || !is) return [{ label: name, before: lineSummary(was), after: lineSummary(is) }];
    return lineChanges(cells(was), cells(is)).map((change) => ({
      ...change,
      label: `${name}: ${change.label}`,
    }));
  });
  const total = {
    label: 'Total Premium',
    before: formatUsd(totalPremium(before)),
    after: formatUsd(totalPremium(after)),
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
  const sections: ChangeSection[] = [
    { name: 'Customer', changes: lineChanges(customerLines(before), customerLines(after)) },
    { name: 'Premium Details', changes: lineChanges(premiumLines(before), premiumLines(after)) },
  ];
  const notCompared: VersionChanges['notCompared'][number][] = [];
  if (holdsAnswers(oldDetails) && holdsAnswers(newDetails)) {
    for (const group of groups) {
      sections.push({
        name: group.name,
        changes: groupChanges(oldDetails.answers, newDetails.answers, group),
      });
    }
  } else notCompared.push('answers');
  if (!oldCoverage.unreadable && !newCoverage.unreadable) {
    sections.push({ name: 'Coverage', changes: coverageChanges(oldCoverage.lines, newCoverage.lines) });
  } else notCompared.push('coverages');
  return { sections: sections.filter(({ changes }) => changes.length > 0), notCompared };
}

import type { BordereauFile, ExportableRow, ExportedRow } from './records/bordereau';
import type { Id } from './records/scalars';
import { cleanText } from '@/domain/text/cleanText';
import type { Typed } from '@/domain/text/typed';
import { formatMonthYear, namesMonth } from '@/domain/text/digitInput';
import { readFlag } from '@/domain/values/flags';
import { formatUsd, parseMoney } from '@/domain/text/money';
import type { Formatted } from '@/domain/text/typedNotes';

type FileFlags = { readonly [Flag in 'imported' | 'approved' | 'processed']?: unknown };

function progress({
  imported,
  approved,
  processed,
}: FileFlags): 'Completed' | 'Approved' | 'Processed' | undefined {
  if (readFlag(imported)) return 'Completed';
  if (readFlag(approved)) return 'Approved';
  return readFlag(processed) ? 'Processed' : undefined;
}

/** BDXSTAT-01 to BDXSTAT-04: a file's status for the administration. */
export function adminStatus(file: FileFlags): 'Completed' | 'Approved' | 'Processed' | 'Received' {
  return progress(file) ?? 'Received';
}

/** BDXSTAT-10: a file's status for the carrier and the client. */
export function carrierStatus(file: FileFlags): 'Completed' | 'Approved' | 'Processed' | 'Sent' {
  return progress(file) ?? 'Sent';
}

/** BDXADM-06: whether the file is imported ('Import Completed', 'View File'); false if that is not known. */
export function isImported({ imported }: { readonly imported?: unknown }): boolean {
  return readFlag(imported) === true;
}

/**
 * BDXADM-05, BDXSTAT-08, Q-185: whether the administration can import the file. A file without the flag is not imported
 * yet; with a malformed flag it cannot be imported.
 */
export function canImportAdmin({ imported }: { readonly imported?: unknown }): boolean {
  const isBlank = typeof imported === 'string' ? imported.trim() === '' : (imported ?? null) === null;
  return isBlank || readFlag(imported) === false;
}

/** Whether the file is approved; an imported file was approved before. */
export function isApproved({ approved, imported }: FileFlags): boolean {
  return readFlag(approved) === true || readFlag(imported) === true;
}

/** whether a carrier can use 'Import To Carrier': only if `importedview` is '0'. */
export function canImportCarrier({ importedview }: { readonly importedview?: unknown }): boolean {
  return readFlag(importedview) === false;
}

/** Whether a carrier has imported the file; false if that is not known. */
export function isImportedByCarrier({ importedview }: { readonly importedview?: unknown }): boolean {
  return readFlag(importedview) === true;
}

/** BDXADM-31: at most 6 digits, shown and sent as MM/YYYY. */
export function formatPeriod(typed: Typed): Formatted {
  return formatMonthYear(typed, 4);
}

/** a stored period as a list shows it: six digits as MM/YYYY, any other text unchanged. */
export function showPeriod(period: BordereauFile['period']): string {
  return /^\s*\d{6}\s*$/.test(period) ? formatPeriod({ text: period.trim(), caret: 0 }).text : period;
}

/** a hint, not an error, if a period has no month from 01 to 12. */
export function periodHint(period: string): string {
  return /^\d\d/.test(period) && !namesMonth(period) ? 'The month is usually 01 to 12.' : '';
}

/** BDXADM-34, Q-194: the digits and the first dot of the typed text, as they are sent. */
export function controlValueToSend(typed: string): string {
  const [whole = '', ...rest] = cleanText(typed)
    .replaceAll(/[^0-9.]/g, '')
    .split('.');
  const fraction = rest.join('');
  return fraction ? `${whole}.${fraction}` : whole;
}

/**
 * The values that a header without any of them lacks, as text: 'carrier, period and control value'; blank if it has one. A form
 * whose carrier is fixed has no `career_id`.
 */
export function blankHeader(header: { career_id?: Id; period: string; control_value: string }): string {
  const { career_id: carrier, period, control_value: control } = header;
  const hasValue = (carrier ?? '') !== '' || period.trim() !== '' || controlValueToSend(control) !== '';
  if (hasValue) return '';
  return carrier === undefined ? 'period and control value' : 'carrier, period and control value';
}

/** BDXADM-33: the typed text in dollars, after its input lost the focus; a too long amount is shown as it is sent. */
export function showControlValue(typed: string): string {
  const sent = controlValueToSend(typed);
  return formatUsd(parseMoney(sent)) || sent;
}

/** BDXADM-24, Q-182: every row unchanged, with whether it is selected; rows count from 0. */
export function exportedRows(
  rows: readonly ExportableRow[],
  isTicked: (row: number) => boolean,
): ExportedRow[] {
  return rows.map(({ sent }, row) => ({ ...sent, policyexport: isTicked(row) }));
}

/** The media types by which browsers name CSV, plain text, XLS and XLSX files. */
const allowedTypes: ReadonlySet<string> = new Set([
  'text/csv',
  'application/csv',
  'text/comma-separated-values',
  'text/x-csv',
  'application/x-csv',
  'text/plain',
  'application/vnd.ms-excel',
  'application/msexcel',
  'application/x-msexcel',
  'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
]);

const allowedEndings = ['.csv', '.txt', '.xls', '.xlsx'];

// The media types by which a browser names an unknown file.
const unknownTypes = ['', 'application/octet-stream'];

/** For the `accept` attribute of a file input. */
export const acceptedFiles = allowedEndings.join(',');

/**
 * BDXADM-27, Q-195: CSV, plain text, XLS and XLSX, by the media type of the browser, with any name; if the browser
 * knows no type, by the ending of the name.
 */
export function isAllowedFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const [media = ''] = type.toLowerCase().split(';');
  if (!unknownTypes.includes(media.trim())) return allowedTypes.has(media.trim());
  return allowedEndings.some((ending) => name.trim().toLowerCase().endsWith(ending));
}

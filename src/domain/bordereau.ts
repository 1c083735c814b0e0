import type { BordereauFile, ExportableRow, ExportedRow } from './records/bordereau';
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

/** BDXSTAT-01 to BDXSTAT-04: a file's status on the administration's side. */
export function adminStatus(file: FileFlags): 'Completed' | 'Approved' | 'Processed' | 'Received' {
  return progress(file) ?? 'Received';
}

/** BDXSTAT-10: its status on the carrier's and the client's side. */
export function carrierStatus(file: FileFlags): 'Completed' | 'Approved' | 'Processed' | 'Sent' {
  return progress(file) ?? 'Sent';
}

/** BDXADM-06: whether the file is imported for certain ('Import Completed', 'View File'). */
export function isImported({ imported }: { readonly imported?: unknown }): boolean {
  return readFlag(imported) === true;
}

/**
 * BDXADM-05, BDXSTAT-08, Q-185: whether the administration is offered Import. A file that carries no flag is not yet
 * imported; a flag that can't be read offers nothing.
 */
export function canImportAdmin({ imported }: { readonly imported?: unknown }): boolean {
  const isBlank = typeof imported === 'string' ? imported.trim() === '' : (imported ?? null) === null;
  return isBlank || readFlag(imported) === false;
}

/** Whether the file is approved for certain; what was imported was approved before. */
export function isApproved({ approved, imported }: FileFlags): boolean {
  return readFlag(approved) === true || readFlag(imported) === true;
}

/** whether a carrier is offered 'Import To Carrier': only when `importedview` is '0'. */
export function canImportCarrier({ importedview }: { readonly importedview?: unknown }): boolean {
  return readFlag(importedview) === false;
}

/** Whether a carrier has imported the file for certain. */
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

/** a hint, not a refusal, when a period names no month of the year. */
export function periodHint(period: string): string {
  return /^\d\d/.test(period) && !namesMonth(period) ? 'The month is usually 01 to 12.' : '';
}

/** BDXADM-34, Q-194: digits and the first dot of what was typed, as it is sent. */
export function controlValueToSend(typed: string): string {
  const [whole = '', ...rest] = cleanText(typed)
    .replaceAll(/[^0-9.]/g, '')
    .split('.');
  const fraction = rest.join('');
  return fraction ? `${whole}.${fraction}` : whole;
}

/** BDXADM-33: what was typed, in dollars, once its input is left; an amount too long to count stays as it is sent. */
export function showControlValue(typed: string): string {
  const sent = controlValueToSend(typed);
  return formatUsd(parseMoney(sent)) || sent;
}

/** BDXADM-24, Q-182: every row unchanged, with whether it is ticked; rows count from 0. */
export function exportedRows(
  rows: readonly ExportableRow[],
  isTicked: (row: number) => boolean,
): ExportedRow[] {
  return rows.map(({ sent }, row) => ({ ...sent, policyexport: isTicked(row) }));
}

/** What browsers call CSV, plain text, XLS and XLSX files. */
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

// What a browser says when it does not know.
const unknownTypes = ['', 'application/octet-stream'];

/** For the `accept` attribute of a file input. */
export const acceptedFiles = allowedEndings.join(',');

/**
 * BDXADM-27, Q-195: CSV, plain text, XLS and XLSX, by the type that the browser gives and whatever the name; where it
 * gives none, by the name's ending.
 */
export function isAllowedFile({ name, type }: Pick<File, 'name' | 'type'>): boolean {
  const [media = ''] = type.toLowerCase().split(';');
  if (!unknownTypes.includes(media.trim())) return allowedTypes.has(media.trim());
  return allowedEndings.some((ending) => name.trim().toLowerCase().endsWith(ending));
}

/** The currencies of amounts. The portal calculates in dollars. */
export type Currency = 'USD' | 'GBP' | 'CAD';

/** How a text writes its amounts. */
export const amountStyles = ['plain', 'grouped', 'dollar', 'accounting', 'dollarAccounting', 'code'] as const;
export type AmountStyle = (typeof amountStyles)[number];

/** How a text writes its dates. */
export const dateStyles = ['iso', 'dayFirst', 'monthFirst', 'dotted', 'words'] as const;
export type DateStyle = (typeof dateStyles)[number];

export interface AmountCell {
  readonly cents: number;
  readonly currency: Currency;
  /** How the amount is stored, if it differs from the other amounts of the file. */
  readonly as?: 'unquoted' | 'formula' | 'threeDigits';
}

export interface DateCell {
  readonly day: number;
  readonly month: number;
}

/** A text that is written without escaping its quotes. */
export interface RawCell {
  readonly raw: string;
}

/** A number of a workbook with its own format, such as `"CHF" #,##0.00`. */
export interface FormattedCell {
  readonly number: string;
  readonly format: string;
}

/** An error of a workbook, such as `#REF!`. */
export interface ErrorCell {
  readonly error: string;
}

export type Cell = string | AmountCell | DateCell | RawCell | FormattedCell | ErrorCell;

export const year = 2026;
const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function two(number: number): string {
  return String(number).padStart(2, '0');
}

/** A date in the style of its file, such as 31/01/2026. */
export function dateText({ day, month }: DateCell, style: DateStyle): string {
  const [d, m, y] = [two(day), two(month), String(year)];
  switch (style) {
    case 'iso':
      return `${y}-${m}-${d}`;
    case 'dayFirst':
      return `${d}/${m}/${y}`;
    case 'monthFirst':
      return `${m}/${d}/${y}`;
    case 'dotted':
      return `${d}.${m}.${y}`;
    case 'words':
      return `${months[month - 1] ?? ''} ${String(day)}, ${y}`;
  }
}

/** 1234.50 */
export function plainAmount(cents: number): string {
  const size = Math.abs(cents);
  return `${cents < 0 ? '-' : ''}${String(Math.trunc(size / 100))}.${two(size % 100)}`;
}

/** 1,234.50 */
export function groupedAmount(cents: number): string {
  return plainAmount(cents).replace(/\B(?=(?:\d{3})+\.)/g, ',');
}

/** An amount in the style of its file. */
export function amountText({ cents, currency, as }: AmountCell, style: AmountStyle): string {
  const size = groupedAmount(Math.abs(cents));
  if (as === 'unquoted') return groupedAmount(cents);
  if (as === 'threeDigits') return groupedAmount(cents).replace(/\.00$/, '').replaceAll(',', '.');
  switch (style) {
    case 'plain':
      return plainAmount(cents);
    case 'grouped':
      return groupedAmount(cents);
    case 'dollar':
      return `${cents < 0 ? '-' : ''}$${size}`;
    case 'accounting':
    case 'dollarAccounting': {
      const sign = style === 'dollarAccounting' ? '$' : '';
      if (cents === 0) return '-';
      return cents < 0 ? `${sign}(${size})` : sign + size;
    }
    case 'code':
      return `${plainAmount(cents).replace(/\.00$/, '')} ${currency}`;
  }
}

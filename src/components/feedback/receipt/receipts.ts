import type { ReactNode } from 'react';
import { announce } from '@/components/feedback/announce';
import { Listeners } from '@/domain/values/listeners';

/** What an action has done to which record, said as one line: 'Quotation POL-2026-1073 submitted'. It holds no secret. */
export interface ActionReceipt {
  /** The words before the record's name: 'Quotation'. */
  readonly before: string;
  /** The record's name or number; blank where it is not known. */
  readonly name: string;
  /** The words after the name: 'submitted'. */
  readonly after: string;
  /** The record's screen, for 'Open'. */
  readonly to?: string | undefined;
  /** More that can be done now, as a button. */
  readonly tool?: ReactNode;
}

let shown: ActionReceipt | undefined;
const listeners = new Listeners();

export const onReceiptChange = listeners.subscribe;

/** The receipt of the last action, until the next action begins or the user closes it. */
export function currentReceipt(): ActionReceipt | undefined {
  return shown;
}

/** Shows what an action has done, on this screen and on those that follow, and has it read out once. */
export function showReceipt(receipt: ActionReceipt): void {
  shown = receipt;
  listeners.notify();
  announce(receiptText(receipt));
}

/** Removes the receipt: another action begins, the user closes it, or another user takes over. */
export function hideReceipt(): void {
  if (!shown) return;
  shown = undefined;
  listeners.notify();
}

/** A receipt's words in a row. */
function receiptText({ before, name, after }: ActionReceipt): string {
  return [before, name, after].filter(Boolean).join(' ');
}

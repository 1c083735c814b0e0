import { isUnconfirmed } from '@/domain/failure';
import { parseMoney } from '@/domain/money';
import { toPaymentRequest, withBalance, type PaymentContext, type PaymentForm } from '@/domain/payment';
import { findPayment, type PaymentEvidence, type PaymentFinding } from '@/domain/paymentFinding';
import type { Payment, PaymentRequest, Quotation } from '@/domain/records/quotations';
import type { Id } from '@/domain/records/scalars';
import { Sealed } from '@/domain/secret';
import { currentSessions, onSessionChange } from '@/session/session';
import { takePaymentLock, type Release } from './paymentLock';

/** What the desk asks of the server; each is one call, made anew. */
export interface PaymentCalls {
  readQuotation(): Promise<Quotation>;
  readHistory(): Promise<readonly Payment[]>;
  send(payload: Sealed<PaymentRequest>): Promise<unknown>;
}

/** Why a press sent nothing, or was refused by the server for certain. */
export type Stop = { why: 'elsewhere' | 'unread' | 'refused' } | { why: 'changed'; balance: string };

export type DeskState =
  | { at: 'entry'; stop?: Stop }
  /** The balance is read again; nothing has been sent yet. */
  | { at: 'checking' }
  | { at: 'sending' }
  /** The answer was lost: history and balance are read. */
  | { at: 'verifying' }
  | Unconfirmed
  | { at: 'paid' };

export interface Unconfirmed {
  at: 'unconfirmed';
  finding: PaymentFinding;
  /** Why the answer is not enough: it never came, or it was a refusal that history and balance do not bear out. */
  answer: 'lost' | 'refused';
  policyPaymentType: string;
  /** In cents. */
  paid: number;
}

interface Tried {
  answer: Unconfirmed['answer'];
  policyPaymentType: string;
  /** In cents. */
  paid: number;
  before: PaymentEvidence;
}

/**
 * Where one quotation is paid. A press locks the desk at once; it opens again only when nothing was sent, when the
 * server refused for certain, or when the user says so after an answer was lost. It outlives the dialog, so that leaving
 * and coming back does not unlock it, and it keeps nothing of what was typed but type and amount.
 */
export class PaymentDesk {
  readonly #name: string;
  readonly #listeners = new Set<() => void>();
  #state: DeskState = { at: 'entry' };
  /** Counts presses and cancels: a press that is not the last any more sends nothing. */
  #turn = 0;
  #release: Release | undefined;
  #tried: { payment: Tried; calls: PaymentCalls } | undefined;

  constructor(name: string) {
    this.#name = name;
  }

  readonly getState = (): DeskState => this.#state;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Whether a payment is being made, so that leaving now would leave its end unseen. */
  get isUnderWay(): boolean {
    return ['checking', 'sending', 'verifying'].includes(this.#state.at);
  }

  /** Pays once, if the desk is open: any press before this one has ended does nothing. */
  async pay(form: PaymentForm, context: PaymentContext, calls: PaymentCalls): Promise<void> {
    if (this.#state.at !== 'entry') return;
    this.#turn += 1;
    const turn = this.#turn;
    this.#set({ at: 'checking' });
    const payload = new Sealed(toPaymentRequest(form, context));
    const stop = await this.#prepare(form, context.quotation, calls).catch((): Stop => ({ why: 'unread' }));
    if (stop !== undefined || turn !== this.#turn) {
      this.#open(stop);
      return;
    }
    this.#set({ at: 'sending' });
    try {
      await calls.send(payload);
      this.#settle({ at: 'paid' });
    } catch (error) {
      if (this.#tried && !isUnconfirmed(error)) this.#tried.payment.answer = 'refused';
      await this.verify();
    }
  }

  /** Nothing is sent any more, if nothing was sent yet. */
  cancel(): void {
    if (this.#state.at === 'checking') this.#turn += 1;
    else if (this.#state.at === 'entry') this.#set({ at: 'entry' });
  }

  /**
   * Reads history and balance, and says what became of the payment. It sends nothing else. A refusal is held against
   * them too: a browser repeats a request by itself when a kept connection breaks under it, so that the refusal may be
   * of a second request while the first was carried out.
   */
  async verify(): Promise<void> {
    if (!this.#tried || this.#state.at === 'verifying') return;
    const { payment, calls } = this.#tried;
    this.#set({ at: 'verifying' });
    const finding = findPayment(payment, payment.before, await evidence(calls));
    const { answer, policyPaymentType, paid } = payment;
    if (answer === 'refused' && finding === 'notRecorded') this.#open({ why: 'refused' });
    else this.#set({ at: 'unconfirmed', finding, answer, policyPaymentType, paid });
  }

  /** The user's own decision after a lost answer: the desk takes another payment. */
  unlock(): void {
    if (this.#state.at === 'unconfirmed') this.#open();
  }

  /** The user has seen that a payment whose answer was lost is recorded. */
  acknowledge(): void {
    if (this.#state.at === 'unconfirmed') this.#settle({ at: 'paid' });
  }

  /** Forgets everything, as on logout. */
  close(): void {
    this.#settle({ at: 'entry' });
  }

  async #prepare(
    form: PaymentForm,
    shown: PaymentContext['quotation'],
    calls: PaymentCalls,
  ): Promise<Stop | undefined> {
    this.#release = await takePaymentLock(this.#name);
    if (!this.#release) return { why: 'elsewhere' };
    const reading = calls.readHistory().catch(() => undefined);
    const stored = await calls.readQuotation();
    const history = await reading;
    const now = withBalance(stored, history);
    const isSame =
      parseMoney(now.balance) === parseMoney(shown.balance) &&
      parseMoney(now.policyamount) === parseMoney(shown.policyamount);
    if (!isSame) return { why: 'changed', balance: now.balance };
    const { policyPaymentType } = form;
    const paid = parseMoney(form.paidamount) ?? 0;
    const before = { history, balance: parseMoney(now.balance) };
    this.#tried = { calls, payment: { answer: 'lost', policyPaymentType, paid, before } };
    return undefined;
  }

  #open(stop?: Stop): void {
    this.#settle(stop ? { at: 'entry', stop } : { at: 'entry' });
  }

  #settle(state: DeskState): void {
    this.#release?.();
    this.#release = undefined;
    this.#tried = undefined;
    this.#set(state);
  }

  #set(state: DeskState): void {
    this.#state = state;
    for (const listener of [...this.#listeners]) listener();
  }
}

/** What the server says now; what cannot be read stays unknown. */
async function evidence(calls: PaymentCalls): Promise<PaymentEvidence> {
  const [history, quotation] = await Promise.all([
    calls.readHistory().catch(() => undefined),
    calls.readQuotation().catch(() => undefined),
  ]);
  return { history, balance: quotation && parseMoney(withBalance(quotation, history).balance) };
}

const desks = new Map<string, PaymentDesk>();

function signedIn(): string {
  const { admin } = currentSessions();
  return admin ? `${String(admin.clientId)}/${String(admin.userId)}` : '';
}

let owner = signedIn();

onSessionChange(() => {
  if (signedIn() === owner) return;
  owner = signedIn();
  for (const desk of desks.values()) desk.close();
  desks.clear();
});

/** The one desk of a quotation on this page, for the user who is signed in; after a payment there is a new one. */
export function paymentDesk(quotationId: Id): PaymentDesk {
  const key = String(quotationId);
  const open = desks.get(key);
  if (open && open.getState().at !== 'paid') return open;
  const desk = new PaymentDesk(`payment ${signedIn()}/${key}`);
  desks.set(key, desk);
  return desk;
}

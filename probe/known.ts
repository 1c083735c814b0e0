import type { CallPath } from '@/api/calls';
import type { Id } from '@/domain/records/scalars';
import { isObject, own } from '@/domain/values/objects';
import { id, text } from '@/domain/records/read';

/** Who asks, as the two logins answered. */
export interface SignedIn {
  readonly admin?: { readonly token: string; readonly clientId: Id; readonly clientType: string };
  readonly bdx?: { readonly token: string; readonly carrierId: Id; readonly clientId: Id };
}

/** Ends a question that cannot be asked yet. */
export class NotKnown extends Error {}

/** What the answers so far have taught: ids for the questions to come. Their values never leave the probe. */
export class Known {
  readonly #rows = new Map<string, readonly unknown[]>();
  readonly #who: SignedIn;
  #clientType = '';

  readonly #given: Readonly<Record<string, string>>;

  constructor(who: SignedIn, given: Readonly<Record<string, string>>) {
    this.#who = who;
    this.#given = given;
    this.#clientType = who.admin?.clientType ?? '';
  }

  /** Keeps the rows of an answer: its first list, or the answer's one record. */
  learn(path: CallPath, reply: unknown): void {
    const parts: unknown[] = Array.isArray(reply) ? [reply] : isObject(reply) ? Object.values(reply) : [];
    const list = parts.find(Array.isArray);
    const rows: unknown[] = list ?? parts.filter(isObject);
    this.#rows.set(path, rows);
    if (path === '/editclient') this.#clientType ||= text(own(rows[0], 'Client_Type'));
  }

  clientId = (): Id => this.#who.admin?.clientId ?? missing('an administrator’s sign-in');
  clientType = (): string => this.#clientType || missing('the client’s type');
  carrierId = (): Id => this.#who.bdx?.carrierId ?? missing('a carrier’s sign-in');
  carriersClientId = (): Id => this.#who.bdx?.clientId ?? missing('a carrier’s sign-in');

  /** An id from the command line: no list of the documents names one. */
  given(path: CallPath): Id {
    return this.#given[path] ?? missing(`--id ${path}=…, which no list gives`);
  }

  /** The id of the first row that a call answered. */
  id(path: CallPath): Id {
    return this.of(path, 'id');
  }

  /** A field of the first row that has it. */
  of(path: CallPath, key: string): Id {
    const rows = this.#rows.get(path) ?? [];
    const found = rows.map((row) => id(own(row, key))).find((value) => value !== '');
    return found ?? missing(`${key} of a row of ${path}`);
  }

  text(path: CallPath, key: string): string {
    return String(this.of(path, key));
  }
}

function missing(what: string): never {
  throw new NotKnown(`needs ${what}`);
}

import type { CallPath } from '@/api/calls';
import type { Id } from '@/domain/records/scalars';
import { isObject, own } from '@/domain/values/objects';
import { id, text } from '@/domain/records/read';
import type { Row } from './walk';

/** The signed-in users, from the responses of the two logins. */
export interface SignedIn {
  readonly admin?: { readonly token: string; readonly clientId: Id; readonly clientType: string };
  readonly bdx?: { readonly token: string; readonly carrierId: Id; readonly clientId: Id };
  /** The rows of the two logins in the report. */
  readonly rows?: readonly Row[];
}

/** Thrown for a value that no response has contained yet. */
export class NotYetKnown extends Error {}

/** The ids of the responses so far, for the arguments of the next calls. Their values are never printed. */
export class Known {
  readonly #rows = new Map<string, readonly unknown[]>();
  readonly #users: SignedIn;
  #clientType = '';

  readonly #idOption: Readonly<Record<string, string>>;

  constructor(users: SignedIn, idOption: Readonly<Record<string, string>>) {
    this.#users = users;
    this.#idOption = idOption;
    this.#clientType = users.admin?.clientType ?? '';
  }

  /** Stores the rows of a response: its first list, or its single record. */
  addRows(path: CallPath, reply: unknown): void {
    const values: unknown[] = Array.isArray(reply) ? [reply] : isObject(reply) ? Object.values(reply) : [];
    const list = values.find(Array.isArray);
    const rows: unknown[] = list ?? values.filter(isObject);
    this.#rows.set(path, rows);
    if (path === '/editclient') this.#clientType ||= text(own(rows[0], 'Client_Type'));
  }

  clientId = (): Id => this.#users.admin?.clientId ?? missing('an administrator’s sign-in');
  clientType = (): string => this.#clientType || missing('the client’s type');
  carrierId = (): Id => this.#users.bdx?.carrierId ?? missing('a carrier’s sign-in');
  carriersClientId = (): Id => this.#users.bdx?.clientId ?? missing('a carrier’s sign-in');

  /** An id from the command line, if no documented list contains it. */
  idOption(path: CallPath): Id {
    return this.#idOption[path] ?? missing(`--id ${path}=…, which no list gives`);
  }

  /** The id of the first row in the response of a call. */
  id(path: CallPath): Id {
    return this.field(path, 'id');
  }

  /** A field of the first row that has it. */
  field(path: CallPath, key: string): Id {
    const rows = this.#rows.get(path) ?? [];
    const found = rows.map((row) => id(own(row, key))).find((value) => value !== '');
    return found ?? missing(`${key} of a row of ${path}`);
  }

  text(path: CallPath, key: string): string {
    return String(this.field(path, key));
  }
}

function missing(what: string): never {
  throw new NotYetKnown(`needs ${what}`);
}

import type {
  DefinitionsFromApi,
  MutationDefinition,
  QueryArgFrom,
  QueryDefinition,
} from '@reduxjs/toolkit/query';
import { attributesApi } from '@/api/attributes';
import { bordereauApi } from '@/api/bordereau';
import { clientUsersApi } from '@/api/clientUsers';
import { companiesApi } from '@/api/companies';
import { intakeApi } from '@/api/intake';
import { legacyApi } from '@/api/legacyApi';
import { partnersApi } from '@/api/partners';
import { policiesApi } from '@/api/policies';
import { quotationsApi } from '@/api/quotations';
import { recoveryApi } from '@/api/recovery';
import { referenceApi } from '@/api/reference';
import type { CallRequest } from '@/api/request';
import { sessionApi } from '@/api/session';

/** All endpoints of the product, read calls and changes. The probe and the fault matrix use them. */
const areas = [
  sessionApi,
  companiesApi,
  referenceApi,
  policiesApi,
  clientUsersApi,
  intakeApi,
  attributesApi,
  partnersApi,
  quotationsApi,
  bordereauApi,
  recoveryApi,
] as const;

type Definitions = DefinitionsFromApi<typeof sessionApi> &
  DefinitionsFromApi<typeof companiesApi> &
  DefinitionsFromApi<typeof referenceApi> &
  DefinitionsFromApi<typeof policiesApi> &
  DefinitionsFromApi<typeof clientUsersApi> &
  DefinitionsFromApi<typeof intakeApi> &
  DefinitionsFromApi<typeof attributesApi> &
  DefinitionsFromApi<typeof partnersApi> &
  DefinitionsFromApi<typeof quotationsApi> &
  DefinitionsFromApi<typeof bordereauApi> &
  DefinitionsFromApi<typeof recoveryApi>;

// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyQuery = QueryDefinition<any, any, any, any, any>;
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type AnyMutation = MutationDefinition<any, any, any, any, any>;

type NamesOf<Kind> = {
  [Name in keyof Definitions]: Definitions[Name] extends Kind ? Name : never;
}[keyof Definitions];

/** The calls that only read. */
export type QueryName = NamesOf<AnyQuery>;
export type MutationName = NamesOf<AnyMutation>;
export type ArgOf<Name extends keyof Definitions> = QueryArgFrom<Definitions[Name]>;

interface Definition {
  // A method, so that any argument type is accepted: the caller knows only the name of the endpoint.
  query(arg: unknown): CallRequest;
}

const definitions = new Map<string, Definition>();

function isDefinition(value: unknown): value is Definition {
  return typeof value === 'object' && value !== null && 'query' in value;
}

/** Every endpoint's name, in no particular order. */
export function endpointNames(): readonly string[] {
  return [...new Set(areas.flatMap((area) => Object.keys(area.endpoints)))];
}

/** The request of an endpoint, with the reader of its response. */
export function requestOf(name: string, arg: unknown): CallRequest {
  if (!definitions.has(name)) {
    const remember = (definition: unknown): void => {
      if (isDefinition(definition)) definitions.set(name, definition);
    };
    // The only public access to an endpoint's definition; nothing is changed.
    legacyApi.enhanceEndpoints({ endpoints: { [name]: remember } });
  }
  const query = definitions.get(name)?.query;
  if (!query) throw new Error(`No endpoint ${name}`);
  return query(arg);
}

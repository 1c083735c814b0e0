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

/** All endpoints of the product, read calls apart from changes. The probe and the fault matrix walk them. */
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
  // A method, so that any argument passes: who asks knows the endpoint by its name only.
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

/** What an endpoint would send, and how it would read the answer. */
export function requestOf(name: string, arg: unknown): CallRequest {
  if (!definitions.has(name)) {
    const learn = (definition: unknown): void => {
      if (isDefinition(definition)) definitions.set(name, definition);
    };
    // The one public way to an endpoint's definition; nothing is changed.
    legacyApi.enhanceEndpoints({ endpoints: { [name]: learn } });
  }
  const query = definitions.get(name)?.query;
  if (!query) throw new Error(`No endpoint ${name}`);
  return query(arg);
}

import { quotationsApi } from '@/api/quotations';
import type { Customer } from '@/domain/records/quotations';
import {
  bestFirst,
  missedByServer,
  phoneWords,
  queryReadings,
  rankOfQuery,
  searchText,
  searchWords,
} from '@/domain/search';
import { stateTexts } from '@/domain/text/usStates';
import { recent, type SearchContext } from './recordGroup';

/** The records of at most this many customers are requested for a query. */
const maxCustomers = 3;
/** A shorter word is in the names of most customers. */
const minLetters = 3;

/**
 * The best customers that match a query by name, phone number or email, and whose records the server's own filters miss. The
 * other words of the query may be in the address.
 */
export function bestMissed(customers: readonly Customer[], query: string): readonly Customer[] {
  const isMissed = missedByServer(searchWords(query));
  const readings = queryReadings(query);
  const namingWords = readings.flat().filter((word) => word.length >= minLetters);
  const hasPhone = phoneWords(query) !== undefined;
  const matches = customers.flatMap((customer): (readonly [Customer, number])[] => {
    if (customer.customer_id === '' || !isMissed(customer)) return [];
    const { firstname, lastname, phonenumber, email, city, state } = customer;
    const phone = hasPhone ? phonenumber.replace(/\D/g, '') : '';
    const own = [firstname, lastname, email, phone].map(searchText).filter(Boolean);
    const isNamed = namingWords.some((word) => own.some((field) => field.includes(word)));
    const address = [city, ...stateTexts(state)].map(searchText);
    const rank = isNamed ? rankOfQuery([...own, ...address], readings) : undefined;
    return rank === undefined ? [] : [[customer, rank]];
  });
  return bestFirst(matches).slice(0, maxCustomers);
}

/** Looks for such customers in the list of customers, which is read once while the search is open. */
export function missedCustomers({ clientId, read }: SearchContext): NonNullable<SearchContext['findMissed']> {
  let list: Promise<readonly Customer[]> | undefined;
  let last: { query: string; found: Promise<readonly Customer[]> } | undefined;

  async function find(query: string): Promise<readonly Customer[]> {
    list ??= read(quotationsApi.endpoints.viewCustomerList.initiate(clientId, recent));
    try {
      return bestMissed(await list, query);
    } catch {
      // The group of customers shows the failure. The next query reads the list again.
      list = undefined;
      last = undefined;
      return [];
    }
  }

  // Each group of records asks for the same query.
  return (query) => {
    if (last?.query !== query) last = { query, found: find(query) };
    return last.found;
  };
}

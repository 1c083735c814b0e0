import { attributeGroupSearch } from '@/features/attributes/groupColumns';
import { fileSearch } from '@/features/bordereau/fileColumns';
import { permissionSearch, userSearch } from '@/features/clientUsers/userColumns';
import { companySearch } from '@/features/companies/companyColumns';
import { categorySearch } from '@/features/intake/categoryColumns';
import { agentSearch } from '@/features/partners/agentColumns';
import { carrierList, mgaList, tpaList } from '@/features/partners/partnerColumns';
import { customerSearch } from '@/features/quotations/customers/customerColumns';
import { binderSearch, policySearch, quotationSearch } from '@/features/quotations/list/quotationColumns';
import { searchText, searchWords } from '@/domain/search';
import { missedCustomers } from './missedCustomers';
import { recordGroup, type RecordGroup, type SearchContext } from './recordGroup';

/** The group is shown for a query that is the start of 'permissions': a user's name alone finds the user. */
const permissionWord = /^perm(?:i(?:s(?:s(?:i(?:o(?:ns?)?)?)?)?)?)?$/;

/** The permissions of users, for queries like 'permissions smith'. */
function permissionGroup(context: SearchContext): RecordGroup | undefined {
  const group = recordGroup(context, permissionSearch);
  return (
    group && {
      ...group,
      matchesQuery: (query) => searchWords(query).some((word) => permissionWord.test(searchText(word))),
    }
  );
}

/** The groups of records that this user can search, in the order in which they are shown. */
export function recordGroups(user: SearchContext): readonly RecordGroup[] {
  const { clientId, categoryId } = user;
  // As for the group of customers.
  const mayReadCustomers = user.mayOpen(quotationSearch.list);
  const context = mayReadCustomers ? { ...user, findMissed: missedCustomers(user) } : user;
  const groups = [
    permissionGroup(context),
    recordGroup(context, quotationSearch),
    recordGroup(context, binderSearch),
    recordGroup(context, policySearch),
    categoryId !== undefined && recordGroup(context, customerSearch(categoryId)),
    recordGroup(context, userSearch),
    recordGroup(context, companySearch),
    recordGroup(context, agentSearch),
    recordGroup(context, carrierList),
    recordGroup(context, tpaList),
    recordGroup(context, mgaList),
    recordGroup(context, categorySearch),
    recordGroup(context, attributeGroupSearch(clientId)),
    recordGroup(context, fileSearch),
  ];
  return groups.filter((group) => group !== undefined && group !== false);
}

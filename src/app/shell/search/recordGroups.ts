import { attributeGroupSearch } from '@/features/attributes/groupColumns';
import { fileSearch } from '@/features/bordereau/fileColumns';
import { userSearch } from '@/features/clientUsers/userColumns';
import { companySearch } from '@/features/companies/companyColumns';
import { categorySearch } from '@/features/intake/categoryColumns';
import { agentSearch } from '@/features/partners/agentColumns';
import { carrierList, mgaList, tpaList } from '@/features/partners/partnerColumns';
import { customerSearch } from '@/features/quotations/customers/customerColumns';
import { binderSearch, policySearch, quotationSearch } from '@/features/quotations/list/quotationColumns';
import { recordGroup, type RecordGroup, type SearchContext } from './recordGroup';

/** The kinds of records that this user can search, in the order in which they are shown. */
export function recordGroups(context: SearchContext): readonly RecordGroup[] {
  const { clientId, categoryId } = context;
  const groups = [
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

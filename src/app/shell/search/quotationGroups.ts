import { quotationsApi, type ListRequest } from '@/api/quotations';
import type { QuotationRow } from '@/domain/records/quotations';
import { filtersForWord, wordsForServer } from '@/domain/search';
import { stateTexts } from '@/domain/text/usStates';
import { storeSelectedCustomer } from '@/features/quotations/customers/selectedCustomer';
import { linkTo } from '@/paths';
import { joined, nameOf, place } from './hitText';
import { recent, recordGroup, type RecordGroup, type SearchContext, type Source } from './recordGroup';

/** Quotations, binders and policies: one shape, three lists that the server filters. */
function quotationGroup(
  context: SearchContext,
  heading: string,
  list: string,
  ask: (request: ListRequest) => ReturnType<NonNullable<Source<QuotationRow>['ask']>>,
  path: (row: QuotationRow) => string,
): RecordGroup | undefined {
  const askFor = (words: readonly string[]): ReturnType<typeof ask>[] =>
    wordsForServer(words)
      .flatMap(filtersForWord)
      .map((filter) => ask({ company_id: context.clientId, ...filter }));
  return recordGroup<QuotationRow>(context, {
    heading,
    sources: [{ list, askFor, path }],
    fields: (row) => [
      row.unique_id,
      nameOf(row),
      row.firstname,
      row.lastname,
      row.city,
      ...stateTexts(row.state),
      ...stateTexts(row.state_name),
      row.intake_Name,
      row.intake_subName,
    ],
    columns: {
      unique_id: (row) => row.unique_id,
      lastname: (row) => row.lastname,
      firstname: (row) => row.firstname,
    },
    cells: (row) => [row.intake_Name, row.intake_subName, row.state_name || row.state],
    title: (row) => row.unique_id || nameOf(row),
    detail: (row) =>
      joined(row.unique_id && nameOf(row), place(row.city, row.state || row.state_name), row.intake_Name),
  });
}

/** Customers belong to quotations: who may open their list may search them. */
function customerGroup(context: SearchContext): RecordGroup | undefined {
  const { clientId, dispatch, customerScreen, mayOpen } = context;
  if (customerScreen === undefined || !mayOpen(linkTo('/user_admin_policy_quotations'))) return undefined;
  return recordGroup(
    { ...context, mayOpen: () => true },
    {
      heading: 'Customers',
      sources: [
        {
          list: customerScreen,
          ask: () => dispatch(quotationsApi.endpoints.viewCustomerList.initiate(clientId, recent)),
          path: () => customerScreen,
        },
      ],
      fields: (row) => [
        nameOf(row),
        row.firstname,
        row.lastname,
        row.city,
        ...stateTexts(row.state),
        row.phonenumber,
        row.email,
      ],
      cells: (row) => [row.firstname, row.lastname, row.phonenumber, row.email, row.city, row.state],
      title: nameOf,
      detail: ({ city, state }) => place(city, state),
      // The screen shows the customer that is stored as the selected one.
      onOpen: storeSelectedCustomer,
    },
  );
}

/** Quotations, binders, policies and their customers. */
export function quotationGroups(context: SearchContext): readonly (RecordGroup | undefined)[] {
  const { dispatch } = context;
  const { viewPolicyQuotationList, viewPolicyBinderList, policyQuotationList } = quotationsApi.endpoints;
  return [
    quotationGroup(
      context,
      'Quotations',
      linkTo('/user_admin_policy_quotations'),
      (request) => dispatch(viewPolicyQuotationList.initiate(request, recent)),
      ({ id, intake_id }) => linkTo('/user_admin_view_policy_quotation/:id/:intake_id', { id, intake_id }),
    ),
    quotationGroup(
      context,
      'Binders',
      linkTo('/user_admin_policy_binder'),
      (request) => dispatch(viewPolicyBinderList.initiate(request, recent)),
      ({ id, intake_id }) => linkTo('/user_admin_view_binder_policies/:id/:intake_id', { id, intake_id }),
    ),
    quotationGroup(
      context,
      'Policies',
      linkTo('/user_admin_policies'),
      (request) => dispatch(policyQuotationList.initiate(request, recent)),
      ({ id, intake_id }) => linkTo('/user_admin_view_policies/:id/:intake_id', { id, intake_id }),
    ),
    customerGroup(context),
  ];
}

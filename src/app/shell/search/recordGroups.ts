import { attributesApi } from '@/api/attributes';
import { bordereauApi } from '@/api/bordereau';
import { clientUsersApi } from '@/api/clientUsers';
import { companiesApi } from '@/api/companies';
import { intakeApi } from '@/api/intake';
import { partnersApi } from '@/api/partners';
import { canImportAdmin, showPeriod } from '@/domain/bordereau';
import { categoryTitle } from '@/domain/access/menu';
import type { PartnerFields } from '@/domain/records/partners';
import { stateTexts } from '@/domain/text/usStates';
import { linkTo } from '@/paths';
import { joined, nameOf, place } from './hitText';
import { quotationGroups } from './quotationGroups';
import { recent, recordGroup, type RecordGroup, type SearchContext, type Source } from './recordGroup';

function partnerGroup<Row extends PartnerFields>(
  context: SearchContext,
  heading: string,
  source: Source<Row>,
  name: (row: Row) => string,
): RecordGroup | undefined {
  return recordGroup<Row>(context, {
    heading,
    sources: [source],
    fields: (row) => [name(row), row.blobfolder, row.email, row.city, ...stateTexts(row.state)],
    cells: (row) => [name(row), row.blobfolder],
    title: name,
    detail: ({ city, state }) => place(city, state),
  });
}

/** The kinds of records that this user can search, in the order in which they are shown. */
export function recordGroups(context: SearchContext): readonly RecordGroup[] {
  const { clientId, dispatch } = context;
  const groups = [
    ...quotationGroups(context),
    recordGroup(context, {
      heading: 'Users',
      sources: [
        {
          list: linkTo('/user_admin_users'),
          ask: () => dispatch(clientUsersApi.endpoints.viewClientUser.initiate(clientId, recent)),
          path: ({ id }) => linkTo('/user_admin_edit_users/:id', { id }),
        },
      ],
      fields: (row) => [nameOf(row), row.firstname, row.lastname, row.username, row.email],
      cells: (row) => [row.firstname, row.lastname],
      title: nameOf,
      detail: (row) => joined(row.usertype, row.username),
    }),
    recordGroup(context, {
      heading: 'Companies',
      sources: [
        {
          list: linkTo('/company'),
          ask: () => dispatch(companiesApi.endpoints.viewCompany.initiate(undefined, recent)),
          path: ({ id }) => linkTo('/edit_companies/:id', { id }),
        },
      ],
      fields: (row) => [
        row.companyName,
        row.email,
        row.phoneNumber1,
        row.phoneNumber2,
        row.city,
        ...stateTexts(row.state),
      ],
      cells: (row) => [row.companyName, row.email, row.phoneNumber1, row.phoneNumber2],
      title: (row) => row.companyName,
      detail: ({ city, state }) => place(city, state),
    }),
    recordGroup(context, {
      heading: 'Agents',
      sources: [
        {
          list: linkTo('/user_admin_agent'),
          ask: () => dispatch(partnersApi.endpoints.viewClientAgent.initiate(clientId, recent)),
          path: ({ id }) => linkTo('/user_admin_edit_agent/:id', { id }),
        },
      ],
      fields: (row) => [
        row.agentname,
        row.agentcode,
        row.email,
        row.city_name,
        ...stateTexts(row.state_name),
      ],
      cells: (row) => [row.agentcode, row.agentname],
      title: (row) => row.agentname,
      detail: (row) => joined(row.agentcode, place(row.city_name, row.state_name)),
    }),
    partnerGroup(
      context,
      'Carriers',
      {
        list: linkTo('/user_admin_carrier'),
        ask: () => dispatch(partnersApi.endpoints.viewCarrier.initiate(clientId, recent)),
        path: ({ id }) => linkTo('/user_admin_edit_carrier/:id', { id }),
      },
      (row) => row.carriername,
    ),
    partnerGroup(
      context,
      'TPAs',
      {
        list: linkTo('/user_admin_tpa'),
        ask: () => dispatch(partnersApi.endpoints.viewClientTPA.initiate(clientId, recent)),
        path: ({ id }) => linkTo('/user_admin_edit_tpa/:id', { id }),
      },
      (row) => row.TPAname,
    ),
    partnerGroup(
      context,
      'MGAs',
      {
        list: linkTo('/user_admin_mga'),
        ask: () => dispatch(partnersApi.endpoints.viewClientMGA.initiate(clientId, recent)),
        path: ({ id }) => linkTo('/user_admin_edit_mga/:id', { id }),
      },
      (row) => row.MGAname,
    ),
    recordGroup(context, {
      heading: 'Intake categories',
      sources: [
        {
          list: linkTo('/user_admin_intakecategory/'),
          ask: () => dispatch(intakeApi.endpoints.viewClientIntakeCategory.initiate(clientId, recent)),
          path: ({ id }) => linkTo('/user_admin_edit_intakecategory/:id', { id }),
        },
      ],
      fields: (row) => [categoryTitle(row), row.category_name, row.sublob],
      cells: (row) => [categoryTitle(row)],
      title: categoryTitle,
      detail: () => '',
    }),
    recordGroup(context, {
      heading: 'Attribute groups',
      sources: [
        {
          list: linkTo('/user_admin_attributegroup'),
          ask: () => dispatch(attributesApi.endpoints.viewAttributeGroup.initiate(clientId, recent)),
          path: ({ id }) => linkTo('/user_admin_edit_attributegroup/:client/:id', { client: clientId, id }),
        },
      ],
      fields: (row) => [row.name],
      cells: (row) => [row.name],
      title: (row) => row.name,
      detail: (row) => row.displaytype,
    }),
    bordereauGroup(context),
  ];
  return groups.filter((group) => group !== undefined);
}

/** A file can be in several lists; the first that holds it opens it. */
function bordereauGroup(context: SearchContext): RecordGroup | undefined {
  const { clientId, dispatch } = context;
  const { viewBrdxFile, viewBrdxReview, viewClientInbound } = bordereauApi.endpoints;
  const inbound = linkTo('/user_admin_bdx_inbound');
  return recordGroup(context, {
    heading: 'Bordereau files',
    sources: [
      {
        list: linkTo('/user_admin_bdx_history'),
        ask: () => dispatch(viewBrdxFile.initiate(clientId, recent)),
        path: ({ id }) => linkTo('/user_admin_bdx_history_view/:id', { id }),
      },
      {
        list: linkTo('/user_admin_bdx_review'),
        ask: () => dispatch(viewBrdxReview.initiate(clientId, recent)),
        path: ({ id }) => linkTo('/user_admin_brdx_file_view/:id', { id }),
      },
      {
        list: inbound,
        ask: () => dispatch(viewClientInbound.initiate(clientId, recent)),
        // A file that waits for its import has no view yet: its list offers the import.
        path: (file) =>
          canImportAdmin(file) ? inbound : linkTo('/client_user_brdx_file_view/:id', { id: file.id }),
      },
    ],
    fields: (row) => [row.file_name, row.career_name, row.sender_name, row.sender_id, showPeriod(row.period)],
    cells: (row) => [row.file_name, row.career_name, row.sender_name, row.sender_id, showPeriod(row.period)],
    title: (row) => row.file_name || `File ${String(row.id)}`,
    detail: (row) => joined(row.sender_name, showPeriod(row.period)),
  });
}

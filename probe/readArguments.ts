import type { ArgOf, QueryName } from './endpoints';
import type { Known } from './known';

type Questions = { readonly [Name in QueryName]: (known: Known) => ArgOf<Name> };

/**
 * The argument of each reading call, with ids from earlier responses. `known` throws if an id is not known yet; the call
 * is then repeated after other calls.
 */
export const readArguments: Questions = {
  editClient: ({ clientId }) => clientId(),
  editClientUser: (known) => known.id('/viewclientuser'),
  viewMainMenuAndSubmenu: ({ clientType }) => clientType(),
  viewMainMenuAndSubmenuUser: (known) => ({
    clientType: known.clientType(),
    userId: known.id('/viewclientuser'),
  }),
  viewClientIntakeCategoryMain: ({ clientId }) => clientId(),
  commonLoginVerification: () => 'nobody-of-this-name',
  viewMenuCategory: () => undefined,

  viewCompany: () => undefined,
  editCompany: (known) => known.id('/viewcompany'),
  viewCountry: () => undefined,
  editCountry: (known) => known.id('/viewcountry'),
  viewCurrency: () => undefined,
  editPolicy: (known) => known.idOption('/editpolicy'),
  viewState: () => undefined,
  viewStateUsingCountryCode: (known) => known.field('/viewstate', 'country_id'),
  editState: (known) => known.id('/viewstate'),
  viewsCity: () => undefined,
  editCity: (known) => known.id('/viewscity'),

  viewClientAgent: ({ clientId }) => clientId(),
  viewClientUser: ({ clientId }) => clientId(),
  viewClientPermission: (known) => known.id('/viewclientuser'),
  viewClientIntakeCategory: ({ clientId }) => clientId(),
  editClientIntakeCategory: (known) => known.id('/viewclientintakecategory'),
  viewClientIntakeSubcategory: (known) => known.id('/viewclientintakecategory'),
  editClientIntakeSubcategory: (known) => known.id('/viewclientintakesubcategory'),
  viewAttributeGroup: ({ clientId }) => clientId(),
  editAttributeGroup: (known) => known.id('/viewattributegroup'),
  viewAttribute: (known) => ({ groupId: known.id('/viewattributegroup'), clientId: known.clientId() }),
  editAttribute: (known) => known.id('/viewattribute'),
  viewIntakeAttributeGroup: (known) => ({
    intakeId: known.id('/viewclientintakecategory'),
    clientId: known.clientId(),
  }),
  editIntakeAttributeGroup: (known) => known.id('/viewintakeattributegroup'),

  viewCarrier: ({ clientId }) => clientId(),
  editCarrier: (known) => known.id('/viewcarrier'),
  clientSearch: (known) => known.text('/viewcarrier', 'kyubosid'),
  viewClientTPA: ({ clientId }) => clientId(),
  editClientTPA: (known) => known.id('/viewclientTPA'),
  clientSearchTpa: (known) => known.text('/viewclientTPA', 'kyubosid'),
  viewClientMGA: ({ clientId }) => clientId(),
  clientSearchMga: (known) => known.text('/viewclientMGA', 'kyubosid'),
  editClientAgent: (known) => known.id('/viewclientagent'),

  viewPolicyQuotation: (known) => known.id('/viewpolicyquotationlist'),
  viewPolicyQuotationList: ({ clientId }) => ({ company_id: clientId() }),
  viewPolicyQuotationListFull: ({ clientId }) => clientId(),
  viewPolicyBinderList: ({ clientId }) => ({ company_id: clientId() }),
  policyQuotationList: ({ clientId }) => ({ company_id: clientId() }),
  editPolicyQuotationList: (known) => known.id('/viewpolicyquotationlist'),
  viewPolicyQuotationHistory: (known) => ({
    company_id: known.clientId(),
    quotation_id: known.id('/viewpolicyquotationlist'),
  }),
  editPolicyQuotationHistory: (known) => known.id('/viewpolicyquotationhistory'),
  viewPolicyPaymentHistory: (known) => known.id('/viewpolicybinderlist'),

  viewCustodianIntakeCategoryBasedOnCategoryId: (known) => known.id('/viewclientintakecategory'),
  viewActiveIntakeAttributeGroupMain: (known) => ({
    intakeId: known.id('/viewclientintakecategory'),
    clientId: known.clientId(),
  }),
  viewAttributeGroupBasedOnClientIdAndAttributeIdMain: (known) => ({
    groupId: known.field('/viewactiveintakeattributegroupmain', 'attribute_group_id'),
    clientId: known.clientId(),
  }),
  viewActiveAttributeMain: (known) => ({
    groupId: known.field('/viewactiveintakeattributegroupmain', 'attribute_group_id'),
    clientId: known.clientId(),
  }),
  editClientIntakeCategoryMain: (known) => known.id('/viewclientintakecategory'),
  viewIntakeSubLobMain: (known) => known.id('/viewclientintakecategory'),
  intakeProgram: (known) => ({
    id: known.id('/viewclientintakecategory'),
    client_id: known.clientId(),
  }),
  programState: (known) => ({
    program_id: known.id('/intakeprogram'),
    intake_id: known.id('/viewclientintakecategory'),
  }),
  programLobCoverage: (known) => ({
    program_id: known.id('/intakeprogram'),
    intake_id: known.id('/viewclientintakecategory'),
  }),
  zipCodeDataMain: (known) => known.text('/viewscity', 'zip_code'),
  viewIncompleteIntakeForm: ({ clientId }) => clientId(),
  viewCustomerIntakeForm: (known) => ({
    company_id: known.clientId(),
    customer_id: known.field('/viewcustomerlist', 'customer_id'),
  }),
  viewCustomerPolicyQuotationList: (known) => ({
    company_id: known.clientId(),
    customer_id: known.field('/viewcustomerlist', 'customer_id'),
  }),
  viewCustomerPolicyBinderList: (known) => ({
    company_id: known.clientId(),
    customer_id: known.field('/viewcustomerlist', 'customer_id'),
  }),
  viewCustomerList: ({ clientId }) => clientId(),

  viewBrdxCreate: ({ clientId }) => clientId(),
  viewClientInbound: ({ clientId }) => clientId(),
  viewBrdxReview: ({ clientId }) => clientId(),
  viewBrdxSend: ({ clientId }) => clientId(),
  viewBrdxFile: ({ clientId }) => clientId(),
  editBrdxFileView: (known) => known.id('/viewbrdxreview'),
  editBrdxFile: (known) => known.id('/viewbrdxfile'),
  fileExportData: (known) => ({
    client_id: known.clientId(),
    client_name: '',
    career_id: known.id('/viewcarrier'),
    career_name: known.text('/viewcarrier', 'carriername'),
    sender_name: '',
    sender_id: String(known.clientId()),
    reciver_name: known.text('/viewcarrier', 'carriername'),
    period: '',
    control_value: '',
    intake_id: known.id('/viewclientintakecategory'),
    intake_name: known.text('/viewclientintakecategory', 'category_name'),
    sublob: known.text('/viewclientintakecategory', 'sublob'),
  }),
  viewBDXInbound: (known) => ({ client_id: known.carriersClientId(), career_id: known.carrierId() }),
  viewBDXOutbound: (known) => ({ client_id: known.carriersClientId(), career_id: known.carrierId() }),
  editSlab: (known) => known.idOption('/editslab'),
};

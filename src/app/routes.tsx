import { lazy, Suspense, useState, type ComponentType } from 'react';
import { createBrowserRouter, createMemoryRouter, parsePath, type RouteObject } from 'react-router-dom';
import { runtimeConfig } from '@/api/runtime';
import { adminLoginPath, type AdminPath, type CarrierPath, type Path, type PublicPath, type RecoveryPath } from '@/paths';
import { ErrorPage } from './ErrorPage';
import { NotFoundPage } from './NotFoundPage';
import { LoadingScreen, Root } from './Root';

/** A screen: the module that holds it, loaded when its URL is opened, and the name of its component. */
interface Screen {
  readonly load: () => Promise<{ Component: ComponentType }>;
}

function page<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name): Screen {
  const find = async (): Promise<ComponentType> => (await load())[name];
  return { load: async () => ({ Component: await find().catch(() => lateScreen(find)) }) };
}

/**
 * In place of a screen whose code could not be fetched: the router would keep that failure for as long as the page lives,
 * so the code is asked for anew each time the screen is opened.
 */
function lateScreen(find: () => Promise<ComponentType>): ComponentType {
  return function LateScreen() {
    const [Screen] = useState(() => lazy(async () => ({ default: await find() })));
    return (
      <Suspense>
        <Screen />
      </Suspense>
    );
  };
}

// Modules with several screens.
const loadLoginRoutes = () => import(/* webpackChunkName: "login" */ './LoginRoutes');
const loadForgotPasswordPage = () => import(/* webpackChunkName: "recovery" */ '@/features/recovery/ForgotPasswordPage');
const loadForgotLoginIdPage = () => import(/* webpackChunkName: "recovery" */ '@/features/recovery/ForgotLoginIdPage');
const loadMenuForms = () => import('@/features/home/menuForms');
const loadCountryForm = () => import(/* webpackChunkName: "place-forms" */ '@/features/reference/countryForm');
const loadCurrencyForm = () => import(/* webpackChunkName: "place-forms" */ '@/features/reference/currencyForm');
const loadStateForm = () => import(/* webpackChunkName: "place-forms" */ '@/features/reference/stateForm');
const loadCityForm = () => import(/* webpackChunkName: "place-forms" */ '@/features/reference/cityForm');
const loadBackOfficePolicies = () => import(/* webpackChunkName: "policy-views" */ '@/features/policies/backOfficePolicies');
const loadUsers = () => import('@/features/clientUsers/users');
const loadCategories = () => import(/* webpackChunkName: "intake" */ '@/features/intake/categories');
const loadPackages = () => import(/* webpackChunkName: "intake" */ '@/features/intake/packages');
const loadGroups = () => import(/* webpackChunkName: "attributes" */ '@/features/attributes/groups');
const loadAttributeForm = () => import('@/features/attributes/attributeForm');
const loadIntakeGroups = () => import(/* webpackChunkName: "attributes" */ '@/features/attributes/intakeGroups');
const loadCarriers = () => import(/* webpackChunkName: "partners" */ '@/features/partners/carriers');
const loadTpas = () => import(/* webpackChunkName: "partners" */ '@/features/partners/tpas');
const loadMgas = () => import(/* webpackChunkName: "partners" */ '@/features/partners/mgas');
const loadAgents = () => import(/* webpackChunkName: "partners" */ '@/features/partners/agents');
const loadNewQuotationPage = () => import('@/features/quotations/edit/NewQuotationPage');

const publicScreens: Record<PublicPath, Screen> = {
  '/': page(() => import('./LandingRoute'), 'LandingRoute'),
  '/BDX_Login': page(loadLoginRoutes, 'CarrierLoginRoute'),
  '/Client_user_BDX_Login': page(loadLoginRoutes, 'ClientBdxLoginRoute'),
  '/user_admin_slab': page(() => import(/* webpackChunkName: "carrier-lists" */ './SlabRoute'), 'SlabRoute'),
};

const recoveryScreens: Record<RecoveryPath, Screen> = {
  '/user_admin_forgotpassword': page(loadForgotPasswordPage, 'ForgotPasswordPage'),
  '/user_admin_forgotloginid': page(loadForgotLoginIdPage, 'ForgotLoginIdPage'),
  '/client_user_BDX_forgotpassword': page(loadForgotPasswordPage, 'ForgotPasswordPage'),
  '/client_user_BDX_forgototpcheck': page(() => import(/* webpackChunkName: "recovery" */ '@/features/recovery/OtpCheckPage'), 'OtpCheckPage'),
  '/client_user_BDX_forgotpassswordchange': page(() => import(/* webpackChunkName: "recovery" */ '@/features/recovery/PasswordChangePage'), 'PasswordChangePage'),
  '/client_user_BDX_forgotloginid': page(loadForgotLoginIdPage, 'ForgotLoginIdPage'),
};

const adminScreens: Record<AdminPath, Screen> = {
  '/user_admin_home': page(() => import(/* webpackChunkName: "home" */ '@/features/home/HomePage'), 'HomePage'),
  '/User_Admin_Setting': page(() => import('@/features/home/SettingPage'), 'SettingPage'),
  '/menuform/:menuId': page(loadMenuForms, 'MenuFormPage'),
  '/submenuform/:menuId/:submenuId': page(loadMenuForms, 'SubmenuFormPage'),
  '/company': page(() => import(/* webpackChunkName: "companies" */ '@/features/companies/companies'), 'CompanyListPage'),
  '/add_companies': page(() => import(/* webpackChunkName: "companies" */ '@/features/companies/AddCompanyPage'), 'AddCompanyPage'),
  '/edit_companies/:id': page(() => import(/* webpackChunkName: "companies" */ '@/features/companies/EditCompanyPage'), 'EditCompanyPage'),
  '/user_admin_countries': page(() => import('@/features/reference/countries'), 'CountryListPage'),
  '/user_admin_add_countries': page(loadCountryForm, 'CountryFormPage'),
  '/user_admin_edit_countries/:id': page(loadCountryForm, 'CountryFormPage'),
  '/user_admin_currency': page(() => import(/* webpackChunkName: "places" */ '@/features/reference/currencies'), 'CurrencyListPage'),
  '/user_admin_add_currency': page(loadCurrencyForm, 'CurrencyFormPage'),
  '/user_admin_edit_currency/:id': page(loadCurrencyForm, 'CurrencyFormPage'),
  '/user_admin_state': page(() => import(/* webpackChunkName: "places" */ '@/features/reference/states'), 'StateListPage'),
  '/user_admin_add_state': page(loadStateForm, 'StateFormPage'),
  '/user_admin_edit_state/:id': page(loadStateForm, 'StateFormPage'),
  '/user_admin_city': page(() => import(/* webpackChunkName: "places" */ '@/features/reference/cities'), 'CityListPage'),
  '/user_admin_add_city': page(loadCityForm, 'CityFormPage'),
  '/user_admin_edit_city/:id': page(loadCityForm, 'CityFormPage'),
  '/user_admin_policies': page(() => import(/* webpackChunkName: "quotation-lists" */ '@/features/policies/PolicyListPage'), 'PolicyListPage'),
  '/user_admin_add_policies': page(loadBackOfficePolicies, 'BackOfficePolicyFormPage'),
  '/user_admin_edit_policies/:id': page(loadBackOfficePolicies, 'BackOfficePolicyFormPage'),
  '/user_admin_users': page(loadUsers, 'UserListPage'),
  '/user_admin_add_users': page(loadUsers, 'UserFormPage'),
  '/user_admin_edit_users/:id': page(loadUsers, 'UserFormPage'),
  '/permissions/:uid': page(() => import('@/features/clientUsers/PermissionsPage'), 'PermissionsPage'),
  '/user_admin_intakecategory/': page(loadCategories, 'IntakeCategoryListPage'),
  '/user_admin_add_intakecategory/': page(loadCategories, 'IntakeCategoryFormPage'),
  '/user_admin_edit_intakecategory/:id': page(loadCategories, 'IntakeCategoryFormPage'),
  '/user_admin_intakesubcategory/:cid': page(loadPackages, 'PackageListPage'),
  '/user_admin_add_intakesubcategory/:cid': page(loadPackages, 'PackageFormPage'),
  '/user_admin_edit_intakesubcategory/:cid/:id': page(loadPackages, 'PackageFormPage'),
  '/user_admin_intakecoverage/:cid/:id': page(() => import(/* webpackChunkName: "intake" */ '@/features/intake/coverage'), 'PackageCoveragePage'),
  '/user_admin_attributegroup': page(loadGroups, 'AttributeGroupListPage'),
  '/user_admin_add_attributegroup/:client': page(loadGroups, 'AttributeGroupFormPage'),
  '/user_admin_edit_attributegroup/:client/:id': page(loadGroups, 'AttributeGroupFormPage'),
  '/user_admin_attributes/:client/:id': page(() => import(/* webpackChunkName: "attributes" */ '@/features/attributes/attributes'), 'AttributeListPage'),
  '/user_admin_add_attribute/:cid/:gid': page(loadAttributeForm, 'AttributeFormPage'),
  '/user_admin_edit_attribute/:cid/:gid/:id': page(loadAttributeForm, 'AttributeFormPage'),
  '/user_admin_intakeattributegroup/:iid': page(loadIntakeGroups, 'IntakeAttributeGroupListPage'),
  '/user_admin_add_intakeattributegroup/:iid': page(loadIntakeGroups, 'IntakeAttributeGroupFormPage'),
  '/user_admin_edit_intakeattributegroup/:iid/:id': page(loadIntakeGroups, 'IntakeAttributeGroupFormPage'),
  '/user_admin_carrier': page(loadCarriers, 'CarrierListPage'),
  '/user_admin_add_carrier': page(loadCarriers, 'CarrierFormPage'),
  '/user_admin_edit_carrier/:id': page(loadCarriers, 'CarrierFormPage'),
  '/user_admin_tpa': page(loadTpas, 'TpaListPage'),
  '/user_admin_add_tpa': page(loadTpas, 'TpaFormPage'),
  '/user_admin_edit_tpa/:id': page(loadTpas, 'TpaFormPage'),
  '/user_admin_mga': page(loadMgas, 'MgaListPage'),
  '/user_admin_add_mga': page(loadMgas, 'MgaFormPage'),
  '/user_admin_edit_mga/:id': page(loadMgas, 'MgaFormPage'),
  '/user_admin_agent': page(loadAgents, 'AgentListPage'),
  '/user_admin_add_agent': page(loadAgents, 'AgentFormPage'),
  '/user_admin_edit_agent/:id': page(loadAgents, 'AgentFormPage'),
  '/user_admin_policy_quotations': page(() => import(/* webpackChunkName: "quotation-lists" */ '@/features/quotations/list/QuotationListPage'), 'QuotationListPage'),
  '/user_admin_view_policy_quotation/:id/:intake_id': page(() => import('@/features/quotations/view/QuotationViewPage'), 'QuotationViewPage'),
  '/user_admin_edit_quotation_policies/:id': page(() => import(/* webpackChunkName: "quotation-edit" */ '@/features/quotations/edit/EditQuotationPage'), 'EditQuotationPage'),
  '/edit_intakeform_user_admin_policy/:id/:intake_id': page(() => import(/* webpackChunkName: "quotation-edit" */ '@/features/quotations/edit/EditIntakeFormPage'), 'EditIntakeFormPage'),
  '/user_admin_policies_history_list/:id/:intake_id': page(() => import(/* webpackChunkName: "quotation-versions" */ '@/features/quotations/versions/QuotationHistoryPage'), 'QuotationHistoryPage'),
  '/user_admin_view_quotationhistory/:id/:qid/:intake_id': page(() => import(/* webpackChunkName: "quotation-versions" */ '@/features/quotations/versions/PastVersionPage'), 'PastVersionPage'),
  '/user_admin_policy_binder': page(() => import(/* webpackChunkName: "quotation-lists" */ '@/features/binders/BinderListPage'), 'BinderListPage'),
  '/user_admin_view_binder_policies/:id/:intake_id': page(() => import('@/features/binders/BinderPage'), 'BinderPage'),
  '/user_admin_view_policies/:id/:intake_id': page(() => import(/* webpackChunkName: "policy-views" */ '@/features/policies/PolicyViewPage'), 'PolicyViewPage'),
  '/view_admin_policy_quotation/:id/:intake_id': page(() => import(/* webpackChunkName: "policy-views" */ '@/features/policies/QuotationSummaryPage'), 'QuotationSummaryPage'),
  '/user_admin_policy/:id': page(loadNewQuotationPage, 'NewQuotationPage'),
  '/add_customer_for_user_admin_policy/:id': page(() => import('@/features/quotations/customers/CustomerChooserPage'), 'CustomerChooserPage'),
  '/user_admin_policy_based_on_user_creation/:id': page(loadNewQuotationPage, 'NewQuotationPage'),
  '/user_admin_bdx_create': page(() => import(/* webpackChunkName: "bordereau-lists" */ '@/features/bordereau/admin/CreateListPage'), 'CreateListPage'),
  '/user_admin_add_bdxcreate': page(() => import(/* webpackChunkName: "bordereau-upload" */ '@/features/bordereau/admin/AddFilePage'), 'AddFilePage'),
  '/user_admin_bdx_export': page(() => import('@/features/bordereau/export/ExportPage'), 'ExportPage'),
  '/user_admin_bdx_inbound': page(() => import(/* webpackChunkName: "bordereau-lists" */ '@/features/bordereau/admin/InboundListPage'), 'InboundListPage'),
  '/client_user_brdx_file_view/:id': page(() => import(/* webpackChunkName: "bordereau-views" */ '@/features/bordereau/review/InboundFileViewPage'), 'InboundFileViewPage'),
  '/client_user_brdx_importfile': page(() => import(/* webpackChunkName: "bordereau-lists" */ '@/features/bordereau/admin/ImportedListPage'), 'ImportedListPage'),
  '/user_admin_bdx_review': page(() => import(/* webpackChunkName: "bordereau-lists" */ '@/features/bordereau/admin/ReviewListPage'), 'ReviewListPage'),
  '/user_admin_brdx_file_view/:id': page(() => import(/* webpackChunkName: "bordereau-views" */ '@/features/bordereau/review/ReviewFileViewPage'), 'ReviewFileViewPage'),
  '/user_admin_bdx_send': page(() => import(/* webpackChunkName: "bordereau-lists" */ '@/features/bordereau/admin/SendListPage'), 'SendListPage'),
  '/user_admin_bdx_history': page(() => import(/* webpackChunkName: "bordereau-lists" */ '@/features/bordereau/admin/HistoryListPage'), 'HistoryListPage'),
  '/user_admin_bdx_history_view/:id': page(() => import(/* webpackChunkName: "bordereau-views" */ '@/features/bordereau/admin/HistoryViewPage'), 'HistoryViewPage'),
};

const carrierScreens: Record<CarrierPath, Screen> = {
  '/client_user_BDX_home': page(() => import(/* webpackChunkName: "home" */ '@/features/home/CarrierHomePage'), 'CarrierHomePage'),
  '/client_user_BDX_filerecived': page(() => import(/* webpackChunkName: "carrier-lists" */ '@/features/bordereau/carrier/FilesReceivedPage'), 'FilesReceivedPage'),
  '/client_user_BDX_fileupload': page(() => import(/* webpackChunkName: "carrier-lists" */ '@/features/bordereau/carrier/FileUploadListPage'), 'FileUploadListPage'),
  '/client_user_BDX_add_fileupload': page(() => import(/* webpackChunkName: "bordereau-upload" */ '@/features/bordereau/carrier/AddCarrierFilePage'), 'AddCarrierFilePage'),
  '/client_user_BDX_edit_fileupload/:id': page(() => import(/* webpackChunkName: "bordereau-upload" */ '@/features/bordereau/carrier/SlabFormPage'), 'SlabFormPage'),
};

function routesFor(screens: Readonly<Partial<Record<Path, Screen>>>): RouteObject[] {
  return Object.entries(screens).map(([path, { load }]) => ({ path, lazy: load }));
}

type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The product's routes over the browser's address bar. */
export function createAppRouter(): AppRouter {
  return createBrowserRouter(appRoutes());
}

/** The same, opened at a URL without touching the address bar: for stories. */
export function createAppRouterAt(url: string, state?: unknown): AppRouter {
  return createMemoryRouter(appRoutes(), { initialEntries: [{ ...parsePath(url), state }] });
}

/** The admin login's path is the installation's. Letter case and a last slash do not matter. */
function appRoutes(): RouteObject[] {
  const login = page(loadLoginRoutes, 'AdminLoginRoute');
  return [
    {
      element: <Root />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <LoadingScreen />,
      children: [
        ...routesFor(publicScreens),
        {
          lazy: page(() => import('./RecoveryArea'), 'RecoveryArea').load,
          children: routesFor(recoveryScreens),
        },
        { path: adminLoginPath(runtimeConfig().product), lazy: login.load },
        {
          lazy: page(() => import(/* webpackChunkName: "admin" */ './AdminArea'), 'AdminArea').load,
          // Inside the shell, so that its menus and Logout stay usable when a screen fails.
          children: [{ errorElement: <ErrorPage isInside />, children: routesFor(adminScreens) }],
        },
        {
          lazy: page(() => import(/* webpackChunkName: "carrier" */ './CarrierArea'), 'CarrierArea').load,
          children: [{ errorElement: <ErrorPage isInside />, children: routesFor(carrierScreens) }],
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

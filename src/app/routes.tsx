import { lazy, Suspense, useState, type ComponentType } from 'react';
import { createBrowserRouter, createMemoryRouter, parsePath, type RouteObject } from 'react-router-dom';
import { runtimeConfig } from '@/api/runtime';
import { adminLoginPath, type AdminPath, type CarrierPath, type Path, type PublicPath, type RecoveryPath } from '@/paths';
import { ErrorPage } from './ErrorPage';
import { NotFoundPage } from './NotFoundPage';
import { LoadingScreen, Root } from './Root';

/** Loads the module of a screen when its URL is opened: the `lazy` of its route. */
type LazyScreen = () => Promise<{ Component: ComponentType }>;

function page<Name extends string>(load: () => Promise<Readonly<Record<Name, ComponentType>>>, name: Name): LazyScreen {
  const find = async (): Promise<ComponentType> => (await load())[name];
  return async () => ({ Component: await find().catch(() => lateScreen(find)) });
}

/**
 * Replaces a screen whose chunk could not be loaded. The router would remember that failure until the page is
 * reloaded; this tries to load the chunk each time the screen is opened.
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

const publicScreens: Record<PublicPath, LazyScreen> = {
  '/': page(() => import('./LandingRoute'), 'LandingRoute'),
  '/BDX_Login': page(() => import('./LoginRoutes'), 'CarrierLoginRoute'),
  '/Client_user_BDX_Login': page(() => import('./LoginRoutes'), 'ClientBdxLoginRoute'),
  '/user_admin_slab': page(() => import('./SlabRoute'), 'SlabRoute'),
};

const recoveryScreens: Record<RecoveryPath, LazyScreen> = {
  '/user_admin_forgotpassword': page(() => import('@/features/auth/recovery/ForgotPasswordPage'), 'ForgotPasswordPage'),
  '/user_admin_forgotloginid': page(() => import('@/features/auth/recovery/ForgotLoginIdPage'), 'ForgotLoginIdPage'),
  '/client_user_BDX_forgotpassword': page(() => import('@/features/auth/recovery/ForgotPasswordPage'), 'ForgotPasswordPage'),
  '/client_user_BDX_forgototpcheck': page(() => import('@/features/auth/recovery/OtpCheckPage'), 'OtpCheckPage'),
  '/client_user_BDX_forgotpassswordchange': page(() => import('@/features/auth/recovery/PasswordChangePage'), 'PasswordChangePage'),
  '/client_user_BDX_forgotloginid': page(() => import('@/features/auth/recovery/ForgotLoginIdPage'), 'ForgotLoginIdPage'),
};

const adminScreens: Record<AdminPath, LazyScreen> = {
  '/user_admin_home': page(() => import('@/features/home/HomePage'), 'HomePage'),
  '/user_admin_overview': page(() => import('@/features/overview/OverviewPage'), 'OverviewPage'),
  '/User_Admin_Setting': page(() => import('@/features/home/SettingPage'), 'SettingPage'),
  '/menuform/:menuId': page(() => import('@/features/home/menuForms'), 'MenuFormPage'),
  '/submenuform/:menuId/:submenuId': page(() => import('@/features/home/menuForms'), 'SubmenuFormPage'),
  '/company': page(() => import('@/features/companies/companies'), 'CompanyListPage'),
  '/add_companies': page(() => import('@/features/companies/AddCompanyPage'), 'AddCompanyPage'),
  '/edit_companies/:id': page(() => import('@/features/companies/EditCompanyPage'), 'EditCompanyPage'),
  '/user_admin_countries': page(() => import('@/features/reference/countries'), 'CountryListPage'),
  '/user_admin_add_countries': page(() => import('@/features/reference/countryForm'), 'CountryFormPage'),
  '/user_admin_edit_countries/:id': page(() => import('@/features/reference/countryForm'), 'CountryFormPage'),
  '/user_admin_currency': page(() => import('@/features/reference/currencies'), 'CurrencyListPage'),
  '/user_admin_add_currency': page(() => import('@/features/reference/currencyForm'), 'CurrencyFormPage'),
  '/user_admin_edit_currency/:id': page(() => import('@/features/reference/currencyForm'), 'CurrencyFormPage'),
  '/user_admin_state': page(() => import('@/features/reference/states'), 'StateListPage'),
  '/user_admin_add_state': page(() => import('@/features/reference/stateForm'), 'StateFormPage'),
  '/user_admin_edit_state/:id': page(() => import('@/features/reference/stateForm'), 'StateFormPage'),
  '/user_admin_city': page(() => import('@/features/reference/cities'), 'CityListPage'),
  '/user_admin_add_city': page(() => import('@/features/reference/cityForm'), 'CityFormPage'),
  '/user_admin_edit_city/:id': page(() => import('@/features/reference/cityForm'), 'CityFormPage'),
  '/user_admin_policies': page(() => import('@/features/policies/PolicyListPage'), 'PolicyListPage'),
  '/user_admin_add_policies': page(() => import('@/features/policies/backOfficePolicies'), 'BackOfficePolicyFormPage'),
  '/user_admin_edit_policies/:id': page(() => import('@/features/policies/backOfficePolicies'), 'BackOfficePolicyFormPage'),
  '/user_admin_users': page(() => import('@/features/clientUsers/users'), 'UserListPage'),
  '/user_admin_add_users': page(() => import('@/features/clientUsers/userForm'), 'UserFormPage'),
  '/user_admin_edit_users/:id': page(() => import('@/features/clientUsers/userForm'), 'UserFormPage'),
  '/permissions/:uid': page(() => import('@/features/clientUsers/PermissionsPage'), 'PermissionsPage'),
  '/user_admin_intakecategory/': page(() => import('@/features/intake/categories'), 'IntakeCategoryListPage'),
  '/user_admin_add_intakecategory/': page(() => import('@/features/intake/categoryForm'), 'IntakeCategoryFormPage'),
  '/user_admin_edit_intakecategory/:id': page(() => import('@/features/intake/categoryForm'), 'IntakeCategoryFormPage'),
  '/user_admin_intakesubcategory/:cid': page(() => import('@/features/intake/packages'), 'PackageListPage'),
  '/user_admin_add_intakesubcategory/:cid': page(() => import('@/features/intake/packageForm'), 'PackageFormPage'),
  '/user_admin_edit_intakesubcategory/:cid/:id': page(() => import('@/features/intake/packageForm'), 'PackageFormPage'),
  '/user_admin_intakecoverage/:cid/:id': page(() => import('@/features/intake/coverage'), 'PackageCoveragePage'),
  '/user_admin_attributegroup': page(() => import('@/features/attributes/groups'), 'AttributeGroupListPage'),
  '/user_admin_add_attributegroup/:client': page(() => import('@/features/attributes/groupForm'), 'AttributeGroupFormPage'),
  '/user_admin_edit_attributegroup/:client/:id': page(() => import('@/features/attributes/groupForm'), 'AttributeGroupFormPage'),
  '/user_admin_attributes/:client/:id': page(() => import('@/features/attributes/attributes'), 'AttributeListPage'),
  '/user_admin_add_attribute/:cid/:gid': page(() => import('@/features/attributes/attributeForm'), 'AttributeFormPage'),
  '/user_admin_edit_attribute/:cid/:gid/:id': page(() => import('@/features/attributes/attributeForm'), 'AttributeFormPage'),
  '/user_admin_intakeattributegroup/:iid': page(() => import('@/features/attributes/intakeGroups'), 'IntakeAttributeGroupListPage'),
  '/user_admin_add_intakeattributegroup/:iid': page(() => import('@/features/attributes/intakeGroupForm'), 'IntakeAttributeGroupFormPage'),
  '/user_admin_edit_intakeattributegroup/:iid/:id': page(() => import('@/features/attributes/intakeGroupForm'), 'IntakeAttributeGroupFormPage'),
  '/user_admin_carrier': page(() => import('@/features/partners/carriers'), 'CarrierListPage'),
  '/user_admin_add_carrier': page(() => import('@/features/partners/carrierForm'), 'CarrierFormPage'),
  '/user_admin_edit_carrier/:id': page(() => import('@/features/partners/carrierForm'), 'CarrierFormPage'),
  '/user_admin_tpa': page(() => import('@/features/partners/tpas'), 'TpaListPage'),
  '/user_admin_add_tpa': page(() => import('@/features/partners/tpaForm'), 'TpaFormPage'),
  '/user_admin_edit_tpa/:id': page(() => import('@/features/partners/tpaForm'), 'TpaFormPage'),
  '/user_admin_mga': page(() => import('@/features/partners/mgas'), 'MgaListPage'),
  '/user_admin_add_mga': page(() => import('@/features/partners/mgaForm'), 'MgaFormPage'),
  '/user_admin_edit_mga/:id': page(() => import('@/features/partners/mgaForm'), 'MgaFormPage'),
  '/user_admin_agent': page(() => import('@/features/partners/agents'), 'AgentListPage'),
  '/user_admin_add_agent': page(() => import('@/features/partners/agentForm'), 'AgentFormPage'),
  '/user_admin_edit_agent/:id': page(() => import('@/features/partners/agentForm'), 'AgentFormPage'),
  '/user_admin_policy_quotations': page(() => import('@/features/quotations/list/QuotationListPage'), 'QuotationListPage'),
  '/user_admin_view_policy_quotation/:id/:intake_id': page(() => import('@/features/quotations/view/QuotationViewPage'), 'QuotationViewPage'),
  '/user_admin_edit_quotation_policies/:id': page(() => import('@/features/quotations/edit/EditQuotationPage'), 'EditQuotationPage'),
  '/edit_intakeform_user_admin_policy/:id/:intake_id': page(() => import('@/features/quotations/edit/EditIntakeFormPage'), 'EditIntakeFormPage'),
  '/user_admin_policies_history_list/:id/:intake_id': page(() => import('@/features/quotations/versions/QuotationHistoryPage'), 'QuotationHistoryPage'),
  '/user_admin_view_quotationhistory/:id/:qid/:intake_id': page(() => import('@/features/quotations/versions/PastVersionPage'), 'PastVersionPage'),
  '/user_admin_policy_binder': page(() => import('@/features/binders/BinderListPage'), 'BinderListPage'),
  '/user_admin_view_binder_policies/:id/:intake_id': page(() => import('@/features/binders/BinderPage'), 'BinderPage'),
  '/user_admin_view_policies/:id/:intake_id': page(() => import('@/features/policies/PolicyViewPage'), 'PolicyViewPage'),
  '/view_admin_policy_quotation/:id/:intake_id': page(() => import('@/features/policies/QuotationSummaryPage'), 'QuotationSummaryPage'),
  '/user_admin_policy/:id': page(() => import('@/features/quotations/edit/NewQuotationPage'), 'NewQuotationPage'),
  '/add_customer_for_user_admin_policy/:id': page(() => import('@/features/quotations/customers/CustomerChooserPage'), 'CustomerChooserPage'),
  '/user_admin_policy_based_on_user_creation/:id': page(() => import('@/features/quotations/edit/NewQuotationPage'), 'NewQuotationPage'),
  '/user_admin_customer/:id': page(() => import('@/features/quotations/customers/CustomerPage'), 'CustomerPage'),
  '/user_admin_bdx_create': page(() => import('@/features/bordereau/admin/CreateListPage'), 'CreateListPage'),
  '/user_admin_add_bdxcreate': page(() => import('@/features/bordereau/admin/AddFilePage'), 'AddFilePage'),
  '/user_admin_bdx_export': page(() => import('@/features/bordereau/export/ExportPage'), 'ExportPage'),
  '/user_admin_bdx_inbound': page(() => import('@/features/bordereau/admin/InboundListPage'), 'InboundListPage'),
  '/client_user_brdx_file_view/:id': page(() => import('@/features/bordereau/review/InboundFileViewPage'), 'InboundFileViewPage'),
  '/client_user_brdx_importfile': page(() => import('@/features/bordereau/admin/ImportedListPage'), 'ImportedListPage'),
  '/user_admin_bdx_review': page(() => import('@/features/bordereau/admin/ReviewListPage'), 'ReviewListPage'),
  '/user_admin_brdx_file_view/:id': page(() => import('@/features/bordereau/review/ReviewFileViewPage'), 'ReviewFileViewPage'),
  '/user_admin_bdx_send': page(() => import('@/features/bordereau/admin/SendListPage'), 'SendListPage'),
  '/user_admin_bdx_history': page(() => import('@/features/bordereau/admin/HistoryListPage'), 'HistoryListPage'),
  '/user_admin_bdx_history_view/:id': page(() => import('@/features/bordereau/admin/HistoryViewPage'), 'HistoryViewPage'),
};

const carrierScreens: Record<CarrierPath, LazyScreen> = {
  '/client_user_BDX_home': page(() => import('@/features/home/CarrierHomePage'), 'CarrierHomePage'),
  '/client_user_BDX_filerecived': page(() => import('@/features/bordereau/carrier/FilesReceivedPage'), 'FilesReceivedPage'),
  '/client_user_BDX_fileupload': page(() => import('@/features/bordereau/carrier/FileUploadListPage'), 'FileUploadListPage'),
  '/client_user_BDX_add_fileupload': page(() => import('@/features/bordereau/carrier/AddCarrierFilePage'), 'AddCarrierFilePage'),
  '/client_user_BDX_edit_fileupload/:id': page(() => import('@/features/bordereau/carrier/SlabFormPage'), 'SlabFormPage'),
};

function routesFor(screens: Readonly<Partial<Record<Path, LazyScreen>>>): RouteObject[] {
  return Object.entries(screens).map(([path, lazyScreen]) => ({ path, lazy: lazyScreen }));
}

type AppRouter = ReturnType<typeof createBrowserRouter>;

/** The product's routes over the browser's address bar. */
export function createAppRouter(): AppRouter {
  return createBrowserRouter(appRoutes());
}

/** The same routes at a URL, without changing the address bar: for stories. */
export function createAppRouterAt(url: string, state?: unknown): AppRouter {
  return createMemoryRouter(appRoutes(), { initialEntries: [{ ...parsePath(url), state }] });
}

/**
 * The path of the admin login depends on the configured product. Letter case and a trailing slash do not
 * matter.
 */
function appRoutes(): RouteObject[] {
  const login = page(() => import('./LoginRoutes'), 'AdminLoginRoute');
  return [
    {
      element: <Root />,
      errorElement: <ErrorPage />,
      hydrateFallbackElement: <LoadingScreen />,
      children: [
        ...routesFor(publicScreens),
        {
          lazy: page(() => import('./RecoveryArea'), 'RecoveryArea'),
          children: routesFor(recoveryScreens),
        },
        { path: adminLoginPath(runtimeConfig().product), lazy: login },
        {
          lazy: page(() => import('./AdminArea'), 'AdminArea'),
          // Inside the shell, so that its menus and Logout stay usable when a screen fails.
          children: [{ errorElement: <ErrorPage isInside />, children: routesFor(adminScreens) }],
        },
        {
          lazy: page(() => import('./CarrierArea'), 'CarrierArea'),
          children: [{ errorElement: <ErrorPage isInside />, children: routesFor(carrierScreens) }],
        },
        { path: '*', element: <NotFoundPage /> },
      ],
    },
  ];
}

import { get, post, update } from './row';

/** The calls of intake categories, packages and coverages. */
export const intakeCalls = {
  '/viewmenucategory': get('typemenucategory'),
  '/viewclientintakecategory': post(['client_id'], ['intakecategory'], { area: 'shared' }),
  '/createclientintakecategory': post(['client_id', 'category_name', 'sublob', 'document', 'intaketype']),
  '/editclientintakecategory': post(['id'], ['intake']),
  '/updateclientintakecategory': update('menucategoryData', ['intake']),
  '/viewclientintakesubcategory': post(['cid'], ['intakesubcategory']),
  '/removeclientintakesubcategory': post(['id']),
  '/createclientintakesubcategory': post([
    'client_id',
    'listcategory_id',
    'category_id',
    'category_name',
    'subcategory_name',
    'coverage_limit',
    'coverage_premimum',
    'document',
  ]),
  '/editclientintakesubcategory': post(['id'], ['intakesub']),
  '/updateclientintakesubcategory/': update('subcategoryDatalist', ['intakesub']),
};

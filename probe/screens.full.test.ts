import { screensByCall } from './screens';

test('the screens of a call come from the imports of their modules', () => {
  const screens = screensByCall();
  expect(screens.get('/viewstate')).toContain('/user_admin_state');
  expect(screens.get('/viewstate')).not.toContain('/company');
  expect(screens.get('/viewcompany')).toEqual(['/company', 'frame and search of an administrator']);
  expect(screens.get('/editslab')).toEqual(['/client_user_BDX_edit_fileupload/:id']);
  expect(screens.get('/commonlogin')).toContain('/{product}_admin');
  expect(screens.get('/editcarrier')).toContain('frame of a carrier');
});

import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link } from 'react-router-dom';
import { StoryFrame } from './StoryFrame';

test('a changed arg changes what is shown and keeps what was typed', async () => {
  const user = userEvent.setup();
  const story = (label: string) => (
    <StoryFrame>
      <input aria-label={label} />
    </StoryFrame>
  );
  const { rerender } = render(story('First label'));
  await user.type(screen.getByLabelText('First label'), 'Boston');
  rerender(story('Second label'));
  expect(screen.getByLabelText('Second label')).toHaveValue('Boston');
});

test('a link leads to a page with the way back to the story', async () => {
  const user = userEvent.setup();
  render(
    <StoryFrame>
      <Link to="/user_admin_countries">Countries</Link>
    </StoryFrame>,
  );
  await user.click(screen.getByRole('link', { name: 'Countries' }));
  expect(screen.getByRole('heading', { name: 'Another page' })).toBeVisible();
  await user.click(screen.getByRole('link', { name: 'Back to the story' }));
  expect(screen.getByRole('link', { name: 'Countries' })).toBeVisible();
});

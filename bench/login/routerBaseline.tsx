import '@/components/ui/tokens.css';
import '@/components/ui/base.css';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** The baseline for the login page: a form of the same fields with React and its router, and nothing else. */
function Login(): ReactNode {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  return (
    <form>
      <h1>User Log In</h1>
      <label>
        Username
        <input value={name} onChange={({ target }) => setName(target.value)} />
      </label>
      <label>
        Password
        <input type="password" value={password} onChange={({ target }) => setPassword(target.value)} />
      </label>
      <button type="submit">Log In</button>
    </form>
  );
}

const root = document.getElementById('root');
if (!root) throw new Error('The page has no element with the id root');
const router = createBrowserRouter([{ path: '*', element: <Login /> }]);
createRoot(root).render(<RouterProvider router={router} />);

import '@/components/ui/tokens.css';
import '@/components/ui/base.css';
import { configureStore } from '@reduxjs/toolkit';
import { createApi, fetchBaseQuery } from '@reduxjs/toolkit/query/react';
import { useState, type ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';

/** The baseline for the login page: a form of the same fields with React, its router, Redux Toolkit and RTK Query alone. */
const api = createApi({
  baseQuery: fetchBaseQuery(),
  endpoints: (builder) => ({
    commonLogin: builder.mutation<unknown, object>({
      query: (body) => ({ url: '/commonlogin', method: 'POST', body }),
    }),
  }),
});

const store = configureStore({
  reducer: { [api.reducerPath]: api.reducer },
  middleware: (defaults) => defaults().concat(api.middleware),
});

function Login(): ReactNode {
  const [name, setName] = useState('');
  const [password, setPassword] = useState('');
  const [logIn] = api.useCommonLoginMutation();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void logIn({ name, password });
      }}
    >
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
createRoot(root).render(
  <Provider store={store}>
    <RouterProvider router={router} />
  </Provider>,
);

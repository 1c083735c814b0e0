import type { ReactNode } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button } from './Button';
import styles from './NotFoundMessage.module.css';

/** SHELL-01. */
export const notFoundHeading = 'Oops, page not available!';

/** The content under that heading: SHELL-02, SHELL-03. 'Go Home' leads to the site root in every area. */
export function NotFoundMessage(): ReactNode {
  const navigate = useNavigate();
  return (
    <div className={styles.words}>
      <p>The page you're looking for doesn't seem to exist.</p>
      <Button variant="primary" icon="home" onClick={() => void navigate('/')}>
        Go Home
      </Button>
    </div>
  );
}

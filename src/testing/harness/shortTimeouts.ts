import { configure } from '@testing-library/dom';

// For mutation tests only: a mutant often prevents what a test waits for, so tests wait for a shorter time.
configure({ asyncUtilTimeout: 4000 });

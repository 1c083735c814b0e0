import '@testing-library/jest-dom';
import { configure } from '@testing-library/dom';

// The first screen of a file compiles its modules on the way.
configure({ asyncUtilTimeout: 5000 });

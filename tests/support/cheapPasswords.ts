/** Vitest runs this file anew for each test file; what it imports is changed once in a process. */
import './cheapArgon2.ts';

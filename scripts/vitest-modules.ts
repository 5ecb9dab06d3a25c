/**
 * For projects of vitest without React and without mocked modules. Node loads their sources itself, once per worker for all files,
 * which takes a quarter less processor time than Vite's module runner: nothing is transformed, and imports are plain variables.
 */
export const NATIVE_MODULES = {
  isolate: false,
  experimental: { viteModuleRunner: false, nodeLoader: false },
};

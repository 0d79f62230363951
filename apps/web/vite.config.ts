import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { messagesPlugin } from './messages/messages-plugin.ts';

const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Two builds: what browsers load, and the same pages for the server. */
export default defineConfig(({ isSsrBuild }) => ({
  root: here('.'),
  publicDir: here('./public'),
  plugins: [react(), messagesPlugin()],
  define: { 'import.meta.env.BUILD_TIME': JSON.stringify(new Date().toISOString()) },
  build: {
    outDir: here(isSsrBuild ? '../../.build/web/server' : '../../.build/web/client'),
    emptyOutDir: true,
    assetsInlineLimit: 0,
    manifest: isSsrBuild ? false : 'manifest.json',
    ssrEmitAssets: false,
    target: 'es2023',
    cssMinify: 'lightningcss',
    sourcemap: isSsrBuild,
    rolldownOptions: {
      input: here(isSsrBuild ? './entry.server.tsx' : './entry.client.tsx'),
      // The product is there once: the server's pages use what the server runs.
      external: isSsrBuild ? /^#(?:contract|domain|platform)\// : undefined,
    },
  },
}));

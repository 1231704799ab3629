import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.GASLAMP_SERVER ?? 'http://localhost:8080';

export default defineConfig({
  plugins: [react()],
  build: { target: 'es2022', outDir: 'dist', emptyOutDir: true, assetsInlineLimit: 2048, reportCompressedSize: false },
  server: { proxy: { '/api': server, '/ws': { target: server, ws: true } } },
});

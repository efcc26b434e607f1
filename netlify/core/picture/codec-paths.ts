/** What decodes, resizes and encodes pictures, as WebAssembly inside npm packages. The bundler puts their bytes into the function. */
export const codecPaths = {
  'jpeg-decoder': '@jsquash/jpeg/codec/dec/mozjpeg_dec.wasm',
  'png-decoder': '@jsquash/png/codec/pkg/squoosh_png_bg.wasm',
  'webp-decoder': '@jsquash/webp/codec/dec/webp_dec.wasm',
  'webp-encoder': '@jsquash/webp/codec/enc/webp_enc_simd.wasm',
  resizer: '@jsquash/resize/lib/resize/pkg/squoosh_resize_bg.wasm',
} as const;

export type CodecName = keyof typeof codecPaths;

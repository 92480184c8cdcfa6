// The build names such a file by its content.
declare module '*.wasm' {
  const url: string;
  export default url;
}

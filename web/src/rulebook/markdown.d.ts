// The build gives a rules page as its text.
declare module '*.md' {
  const text: string;
  export default text;
}

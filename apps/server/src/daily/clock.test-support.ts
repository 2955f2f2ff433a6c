/** What a server process is started with so that it takes this moment for the present. */
export function startingAt(moment: number): { NODE_OPTIONS: string } {
  const code = `const ahead=${moment}-Date.now(),now=Date.now;Date.now=()=>now()+ahead`
  return { NODE_OPTIONS: `--import=data:text/javascript,${encodeURIComponent(code)}` }
}

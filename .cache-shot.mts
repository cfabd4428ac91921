import {chromium} from '@playwright/test';
import {serve} from './bench/lib/serve.ts';
const [,, dir, out, ...specs] = process.argv;
const s = await serve(dir);
const b = await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox','--disable-gpu','--disable-background-networking']});
for (const spec of specs) { // route|width|theme|full
  const [route,w='1440',theme='light',full=''] = spec.split('|');
  const p = await b.newPage({viewport:{width:+w,height:+w>500?900:844}, colorScheme: theme as any});
  const errs:string[]=[]; p.on('console',m=>m.type()==='error'&&errs.push(m.text())); p.on('pageerror',e=>errs.push(String(e)));
  await p.goto(s.origin+route); await p.mouse.move(5,300); await p.waitForTimeout(900);
  await p.screenshot({path:`${out}/${route.replace(/\W+/g,'_')||'home'}-${w}-${theme}.png`, fullPage: full==='full'});
  if(errs.length) console.log(route,w,theme,errs.slice(0,3));
  await p.close();
}
await b.close(); await s.close();

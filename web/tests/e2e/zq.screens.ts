import { openBrowser, House, person } from './house';
const house = new House(); await house.open();
const b = await openBrowser(); const { page, wrongs } = await person(b, house, {});
page.on('console', (m) => console.log('C', m.text()));
await page.goto('/learn/merchants/first'); await page.waitForTimeout(4000);
console.log(await page.innerText('body')); console.log(await page.evaluate(() => localStorage.getItem('pakhuis-settings')));
console.log(wrongs); await b.close(); await house.remove();

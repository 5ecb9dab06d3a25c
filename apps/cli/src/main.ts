#!/usr/bin/env node
console.log("paddock", process.version);

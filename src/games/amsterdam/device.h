// For a GPU alone (batch/device_unit.cpp).
#pragma once

// Without a limit its compiler takes all registers, and only a few threads fit.
#define PAKHUIS_BLOCKS 28
